import { asOwner } from "@tenora/database/transaction/as-owner";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { expect } from "vitest";
import { marketplace } from "../marketplace.ts";
import { Person } from "../people/person.ts";
import { isSignedIn } from "./admin-sign-in-form.ts";
import { mailedToken } from "./mailed-token.ts";
import { adminPassword, newAdmin } from "./new-admin.ts";

/** People and requests for the tests of the admin routes in one file. */
export function createAdminTestContext() {
  const stranger = () => new Person(marketplace);
  /** Rows, as the owner of the database sees them. */
  const ask = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await asOwner(marketplace.ownerUrl, (owner) => owner.query(text, values))).rows as Row[];
  return {
    marketplace,
    stranger,
    /** A new admin for one test; resolves with their email. */
    admin: (name: string) => newAdmin(marketplace, name),
    signIn: (person: Person, email: string, password: string, code?: string) =>
      person.fetch("/api/admin/session", {
        method: "POST",
        body: new URLSearchParams({ email, password, ...(code ? { code } : {}) }),
      }),
    isSignedIn,
    findLink: (token: string) => stranger().post("/api/admin/link", { token }),
    setPassword: (person: Person, token: string, password = adminPassword) =>
      person.post("/api/admin/link", { token, password }, "PUT"),
    /** The token of a mailed link; `not`: earlier tokens. */
    mailed: (email: string, not?: readonly string[]) => mailedToken(marketplace, email, not),
    /** The texts of the mails to an address, once there are that many. */
    async mailsTo(email: string, count: number): Promise<string[]> {
      const texts = async () =>
        (await readMailbox(marketplace.mailFolder))
          .filter(({ to }) => to === email)
          .map(({ templateParams }) => templateParams.message);
      await expect.poll(async () => (await texts()).length).toBeGreaterThanOrEqual(count);
      return texts();
    },
    ask,
    countAuditRows: async (): Promise<number> =>
      (await ask<{ n: number }>("select count(*)::int as n from audit_log"))[0]?.n ?? 0,
  };
}
