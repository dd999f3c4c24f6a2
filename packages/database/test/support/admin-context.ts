import { randomUUID } from "node:crypto";
import { tokenHash } from "@tenora/database/admin/admin-link-token";
import { findSignedInAdmin } from "@tenora/database/admin/find-signed-in-admin";
import { inviteAdmin } from "@tenora/database/admin/manage-admins";
import { type Database, openDatabase } from "@tenora/database/connection/connect";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type DatabaseContext, useDatabaseContext } from "./database-context.ts";

interface SignedIn {
  readonly token: string;
  readonly userId: string;
}

/** A context with one admin, the sign-in's database login, and the admins' actions. */
export interface AdminContext {
  readonly context: DatabaseContext;
  readonly signIn: Database<"tenora_auth_admin">;
  /** A new session for each test. */
  readonly op: SignedIn;
  asOp<T>(run: Parameters<typeof asAdmin<T>>[2]): Promise<T>;
  /** Rows, as the owner of the database sees them. */
  queryRows<T>(text: string, values?: unknown[]): Promise<T[]>;
  /** What the audit log names, in its order. */
  actions(): Promise<string[]>;
  isAdmin(token: string): Promise<boolean>;
  /** The kinds of the mails to this admin about their own account, in alphabetical order. */
  accountMailKinds(userId: string): Promise<string[]>;
  /** Redeems a mailed link; resolves with its email address, or null. */
  redeemLink(token: string, password?: string): Promise<string | null>;
  invite(email: string, by?: SignedIn): Promise<{ id: string; token: string }>;
  /** Resolves with the token that would be mailed. */
  requestRecovery(email: string): Promise<string>;
}

/** For the tests of a file. Filled in before the first test runs. */
export function useAdminContext(): AdminContext {
  const context = useDatabaseContext();
  const own = {} as { signIn: Database<"tenora_auth_admin">; op: SignedIn };
  beforeAll(() => {
    const { ownerUrl, authSecret } = context.test;
    own.signIn = openDatabase({ ownerUrl, authSecret, login: "tenora_auth_admin" });
  });
  afterAll(() => own.signIn.close());
  beforeEach(async () => {
    own.op = await createAdminSession(context.test.ownerUrl, "op@example.com");
  });
  const queryRows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await context.owner((o) => o.query(text, values))).rows as T[];
  return Object.assign(own, {
    context,
    queryRows,
    asOp: <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, own.op.token, run),
    actions: async () =>
      (await queryRows<{ action: string }>("select action from audit_log order by id")).map(
        ({ action }) => action,
      ),
    accountMailKinds: async (userId: string) =>
      (
        await queryRows<{ kind: string }>(
          "select kind from outbox where recipient = $1 and subject_id::text = $1 order by kind",
          [userId],
        )
      ).map(({ kind }) => kind),
    isAdmin: async (token: string) => (await findSignedInAdmin(context.admin, token)) !== null,
    async redeemLink(token: string, password = "hash of a password") {
      const { rows } = await own.signIn.pool.query(
        "select auth_admin.redeem_link($1, $2) as email",
        [tokenHash(token), password],
      );
      return (rows[0] as { email: string | null }).email;
    },
    async invite(email: string, by = own.op) {
      const id = randomUUID();
      const token = `token ${id}`;
      await asAdmin(context.admin, by.token, (tx) =>
        inviteAdmin(tx, { linkId: id, email, tokenHash: tokenHash(token) }),
      );
      return { id, token };
    },
    async requestRecovery(email: string) {
      const id = randomUUID();
      const token = `token ${id}`;
      await own.signIn.pool.query("select auth_admin.request_recovery($1, $2, $3)", [
        id,
        email,
        tokenHash(token),
      ]);
      return token;
    },
  });
}
