import { asOwner } from "@tenora/database/transaction/as-owner";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { expect, inject } from "vitest";
import { mailedToken } from "./mailed-token.ts";
import { adminPassword, newAdmin } from "./new-admin.ts";
import { Person } from "./person.ts";

/** Who comes to an admin's doors, and what they do there, for the tests of one file. */
export function createAdminTestContext() {
  const marketplace = inject("marketplace");
  const stranger = () => new Person(marketplace);
  return {
    marketplace,
    stranger,
    /** An admin of his own for one test; resolves with his e-mail. */
    admin: (name: string) => newAdmin(marketplace, name),
    signIn: (person: Person, email: string, password: string, code?: string) =>
      person.fetch("/api/admin/session", {
        method: "POST",
        body: new URLSearchParams({ email, password, ...(code ? { code } : {}) }),
      }),
    isSignedIn: async (person: Person) =>
      !(await (await person.fetch("/admin/admins")).text()).includes("Sign in to access"),
    findLink: (token: string) => stranger().post("/api/admin/link", { token }),
    setPassword: (person: Person, token: string, password = adminPassword) =>
      person.post("/api/admin/link", { token, password }, "PUT"),
    /** The token of a mailed link; `not`: one that came before. */
    mailed: (email: string, not?: readonly string[]) => mailedToken(marketplace, email, not),
    /** What stands in the mails to somebody, once there are as many. */
    async mailsTo(email: string, count: number): Promise<string[]> {
      const texts = async () =>
        (await readMailbox(marketplace.mailFolder))
          .filter(({ to }) => to === email)
          .map(({ templateParams }) => templateParams.message);
      await expect.poll(async () => (await texts()).length).toBeGreaterThanOrEqual(count);
      return texts();
    },
    /** Rows, as the owner of the database sees them. */
    ask: async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
      (await asOwner(marketplace.ownerUrl, (owner) => owner.query(text, values))).rows as Row[],
  };
}
