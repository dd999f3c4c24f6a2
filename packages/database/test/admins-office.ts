import { randomUUID } from "node:crypto";
import { tokenHash } from "@tenora/database/admin-link-token";
import { asAdmin } from "@tenora/database/as-admin";
import { type Database, openDatabase } from "@tenora/database/connect";
import { findSignedInAdmin } from "@tenora/database/find-signed-in-admin";
import { inviteAdmin } from "@tenora/database/manage-admins";
import { createAdminSession } from "@tenora/testing/database-sessions";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Office, useOffice } from "./office.ts";

interface SignedIn {
  readonly token: string;
  readonly userId: string;
}

/** An office with one admin in it, the sign-in's own door to the database, and what admins do. */
export interface AdminsOffice {
  readonly office: Office;
  readonly signIn: Database<"tenora_auth_admin">;
  /** Signed in anew for each test. */
  readonly op: SignedIn;
  asOp<T>(run: Parameters<typeof asAdmin<T>>[2]): Promise<T>;
  /** Rows, as the owner of the database sees them. */
  ask<T>(text: string, values?: unknown[]): Promise<T[]>;
  /** What the audit log names, in its order. */
  acts(): Promise<string[]>;
  isAdmin(token: string): Promise<boolean>;
  /** What this admin is told of his own account: the kinds of the mails, in alphabetical order. */
  told(userId: string): Promise<string[]>;
  /** Opens a mailed link; resolves with the e-mail whose it is, or null. */
  useLink(token: string, password?: string): Promise<string | null>;
  invite(email: string, by?: SignedIn): Promise<{ id: string; token: string }>;
  /** Resolves with the token that would be mailed. */
  askRecovery(email: string): Promise<string>;
}

/** For the tests of a file. Filled in before the first test runs. */
export function useAdminsOffice(): AdminsOffice {
  const office = useOffice();
  const own = {} as { signIn: Database<"tenora_auth_admin">; op: SignedIn };
  beforeAll(() => {
    const { ownerUrl, authSecret } = office.test;
    own.signIn = openDatabase({ ownerUrl, authSecret, login: "tenora_auth_admin" });
  });
  afterAll(() => own.signIn.close());
  beforeEach(async () => {
    own.op = await createAdminSession(office.test.ownerUrl, "op@example.com");
  });
  const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await office.owner((o) => o.query(text, values))).rows as T[];
  return Object.assign(own, {
    office,
    ask,
    asOp: <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(office.admin, own.op.token, run),
    acts: async () =>
      (await ask<{ action: string }>("select action from audit_log order by id")).map(
        ({ action }) => action,
      ),
    told: async (userId: string) =>
      (
        await ask<{ kind: string }>(
          "select kind from outbox where recipient = $1 and subject_id::text = $1 order by kind",
          [userId],
        )
      ).map(({ kind }) => kind),
    isAdmin: async (token: string) => (await findSignedInAdmin(office.admin, token)) !== null,
    async useLink(token: string, password = "hash of a password") {
      const { rows } = await own.signIn.pool.query("select auth_admin.use_link($1, $2) as email", [
        tokenHash(token),
        password,
      ]);
      return (rows[0] as { email: string | null }).email;
    },
    async invite(email: string, by = own.op) {
      const id = randomUUID();
      const token = `token ${id}`;
      await asAdmin(office.admin, by.token, (tx) =>
        inviteAdmin(tx, { linkId: id, email, tokenHash: tokenHash(token) }),
      );
      return { id, token };
    },
    async askRecovery(email: string) {
      const id = randomUUID();
      const token = `token ${id}`;
      await own.signIn.pool.query("select auth_admin.ask_recovery($1, $2, $3)", [
        id,
        email,
        tokenHash(token),
      ]);
      return token;
    },
  });
}
