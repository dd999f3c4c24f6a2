import { randomUUID } from "node:crypto";
import { tokenHash } from "@tenora/database/admin-link-token";
import {
  disableTwoFactor,
  enableTwoFactor,
  findOwnTwoFactor,
} from "@tenora/database/admin-two-factor";
import { asAdmin } from "@tenora/database/as-admin";
import { checkAuditLog } from "@tenora/database/check-audit-log";
import { type Database, openDatabase } from "@tenora/database/connect";
import { createAdmin } from "@tenora/database/create-admin";
import { endAdminship } from "@tenora/database/end-adminship";
import { findSignedInAdmin } from "@tenora/database/find-signed-in-admin";
import {
  disableAdmin,
  inviteAdmin,
  listAdminAccounts,
  listInvitations,
  revokeInvitation,
} from "@tenora/database/manage-admins";
import { resetAdminPassword } from "@tenora/database/reset-admin-password";
import { sessionHash } from "@tenora/database/session-hash";
import { createAdminSession } from "@tenora/testing/database-sessions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusal, useOffice } from "./office.ts";

// Who becomes admin, who stops being one, and who comes in with the password alone.

const office = useOffice();
let signIn: Database<"tenora_auth_admin">;
let op: { token: string; userId: string };

beforeAll(() => {
  const { ownerUrl, authSecret } = office.test;
  signIn = openDatabase({ ownerUrl, authSecret, login: "tenora_auth_admin" });
});
afterAll(() => signIn.close());
beforeEach(async () => {
  op = await createAdminSession(office.test.ownerUrl, "op@example.com");
});

const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.owner((o) => o.query(text, values))).rows as T[];
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(office.admin, op.token, run);
const acts = async () =>
  (await ask<{ action: string }>("select action from audit_log order by id")).map(
    ({ action }) => action,
  );
const isAdmin = async (token: string) => (await findSignedInAdmin(office.admin, token)) !== null;
async function useLink(token: string, password = "hash of a password"): Promise<string | null> {
  const { rows } = await signIn.pool.query("select auth_admin.use_link($1, $2) as email", [
    tokenHash(token),
    password,
  ]);
  return (rows[0] as { email: string | null }).email;
}
async function invite(email: string, by = op): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = `token ${id}`;
  await asAdmin(office.admin, by.token, (tx) =>
    inviteAdmin(tx, { linkId: id, email, tokenHash: tokenHash(token) }),
  );
  return { id, token };
}
async function askRecovery(email: string): Promise<string> {
  const id = randomUUID();
  const token = `token ${id}`;
  await signIn.pool.query("select auth_admin.ask_recovery($1, $2, $3)", [
    id,
    email,
    tokenHash(token),
  ]);
  return token;
}

describe("an invitation", () => {
  test("makes an admin once, with its mail and a row for each act", async () => {
    const before = (await acts()).length;
    const { id, token } = await invite("  New@Example.com ");
    expect(await asOp(listInvitations)).toMatchObject([
      { id, email: "new@example.com", invitedBy: "op@example.com" },
    ]);
    const mails = await ask(
      "select 1 from outbox where kind = 'admin_invited' and subject_id = $1",
      [id],
    );
    expect(mails).toHaveLength(1);
    expect(await Promise.all([useLink(token), useLink(token)])).toEqual(
      expect.arrayContaining(["new@example.com", null]),
    );
    const accounts = await asOp(listAdminAccounts);
    expect(accounts.map(({ email }) => email)).toEqual(["op@example.com", "new@example.com"]);
    expect((await acts()).slice(before)).toEqual(["admin.invited", "admin.invitation_accepted"]);
    expect(await asOp(listInvitations)).toEqual([]);
    expect(await refusal(invite("NEW@example.com"))).toBe("ALREADY_ADMIN");
  });

  test("is dead when taken back, when out of date, and when there is a newer one", async () => {
    const back = await invite("back@example.com");
    await asOp((tx) => revokeInvitation(tx, back.id));
    expect(await useLink(back.token)).toBeNull();
    expect(await refusal(asOp((tx) => revokeInvitation(tx, back.id)))).toBe("ALREADY_CHANGED");
    const old = await invite("old@example.com");
    await ask("update admin_links set expires_at = now() where id = $1", [old.id]);
    expect(await useLink(old.token)).toBeNull();
    const first = await invite("twice@example.com");
    await invite("twice@example.com");
    expect(await useLink(first.token)).toBeNull();
  });

  test("its token is nowhere in the database", async () => {
    const { token } = await invite("secret@example.com");
    const [row] = await ask<{ all: string }>(
      "select (select json_agg(l) from admin_links l)::text || (select json_agg(o) from outbox o)::text as all",
    );
    expect(row?.all).not.toContain(token);
    expect(row?.all).toContain(tokenHash(token));
  });
});

describe("disabling", () => {
  test("ends another's sign-ins and open links; nobody disables himself", async () => {
    const bo = await createAdminSession(office.test.ownerUrl, "bo@example.com");
    const link = await askRecovery("bo@example.com");
    expect(await refusal(asOp((tx) => disableAdmin(tx, op.userId)))).toBe("ALREADY_CHANGED");
    await asOp((tx) => disableAdmin(tx, bo.userId));
    expect(await isAdmin(bo.token)).toBe(false);
    expect(await useLink(link)).toBeNull();
    expect(await refusal(asOp((tx) => disableAdmin(tx, bo.userId)))).toBe("ALREADY_CHANGED");
    const again = await invite("bo@example.com");
    expect(await useLink(again.token)).toBe("bo@example.com");
  });

  test("takes back what he invited, from the portal and from the command line", async () => {
    const kay = await createAdminSession(office.test.ownerUrl, "kay@example.com");
    const viaPortal = await invite("kay-himself@example.com", kay);
    await asOp((tx) => disableAdmin(tx, kay.userId));
    const lee = await createAdminSession(office.test.ownerUrl, "lee@example.com");
    const viaCommand = await invite("lee-himself@example.com", lee);
    const own = await askRecovery("lee@example.com");
    expect(await endAdminship(office.test.ownerUrl, "Lee@example.com")).toBe(true);
    const open = await ask(
      "select email from admin_links where invited_by = any($1) and revoked_at is null",
      [[kay.userId, lee.userId]],
    );
    expect(open).toEqual([]);
    for (const token of [viaPortal.token, viaCommand.token, own]) {
      expect(await useLink(token)).toBeNull();
    }
  });

  test("an invitation whose inviter is no admin any more makes nobody admin", async () => {
    const max = await createAdminSession(office.test.ownerUrl, "max@example.com");
    const { token } = await invite("max-himself@example.com", max);
    await ask("update admins set revoked_at = now() where user_id = $1", [max.userId]);
    expect(await useLink(token)).toBeNull();
    await ask("update admins set revoked_at = null where user_id = $1", [max.userId]);
    expect(await useLink(token)).toBe("max-himself@example.com");
  });

  test("two who disable each other at once leave one", async () => {
    const one = await createAdminSession(office.test.ownerUrl, "one@example.com");
    const two = await createAdminSession(office.test.ownerUrl, "two@example.com");
    const results = await Promise.all([
      refusal(asAdmin(office.admin, one.token, (tx) => disableAdmin(tx, two.userId))),
      refusal(asAdmin(office.admin, two.token, (tx) => disableAdmin(tx, one.userId))),
    ]);
    expect(results.filter((result) => result === "FORBIDDEN")).toHaveLength(1);
    const left = [await isAdmin(one.token), await isAdmin(two.token)];
    expect(left.sort()).toEqual([false, true]);
  });
});

describe("a recovery", () => {
  test("sets the password once and ends every session; for nobody else", async () => {
    const bo = await createAdminSession(office.test.ownerUrl, "rea@example.com");
    const token = await askRecovery("REA@example.com");
    const other = await askRecovery("rea@example.com");
    expect(await useLink(token, "another hash")).toBe("rea@example.com");
    expect(await isAdmin(bo.token)).toBe(false);
    expect([await useLink(token), await useLink(other)]).toEqual([null, null]);
    const rows = await ask(
      `select 1 from auth_admin.account a join auth_admin."user" u on u.id = a."userId"
       where u.email = 'rea@example.com' and a.password = 'another hash'`,
    );
    expect(rows).toHaveLength(1);
    expect((await acts()).at(-1)).toBe("admin.password_recovered");
  });

  test("is no way in after the owner's reset", async () => {
    const email = "res@example.com";
    await createAdmin(office.test.ownerUrl, { email, passwordHash: "a forgotten one" });
    const token = await askRecovery(email);
    const reset = { email: "RES@example.com", passwordHash: "the owner's choice" };
    expect(await resetAdminPassword(office.test.ownerUrl, reset)).toBe(true);
    expect(await useLink(token, "the choice of who reads the mail")).toBeNull();
    expect(await useLink(await askRecovery(email))).toBe(email);
  });

  test("is written to admins only, and lasts half an hour", async () => {
    await askRecovery("nobody@example.com");
    expect(await ask("select 1 from admin_links where email = 'nobody@example.com'")).toEqual([]);
    const token = await askRecovery("op@example.com");
    await ask(
      "update admin_links set expires_at = expires_at - interval '30 minutes' where kind = 'recovery'",
    );
    expect(await useLink(token)).toBeNull();
  });
});

describe("a second factor", () => {
  const pass = async (token: string, step: number | null, codeHash: string | null = null) => {
    const { rows } = await signIn.pool.query(
      "select auth_admin.pass_second_factor($1, $2, $3) as passed",
      [sessionHash(token), step, codeHash],
    );
    return (rows[0] as { passed: boolean }).passed;
  };
  const codes = Array.from({ length: 10 }, (_, n) => tokenHash(`code ${n}`));
  const enabled = async (email: string) => {
    const first = await createAdminSession(office.test.ownerUrl, email);
    const elsewhere = await createAdminSession(office.test.ownerUrl, email);
    await asAdmin(office.admin, first.token, (tx) =>
      enableTwoFactor(tx, { secretSealed: Buffer.of(1, 2), step: 100, codeHashes: codes }),
    );
    return { first, elsewhere };
  };

  test("ends other sign-ins; a new one is nobody's before its code", async () => {
    const { first, elsewhere } = await enabled("tia@example.com");
    expect(await isAdmin(first.token)).toBe(true);
    expect(await isAdmin(elsewhere.token)).toBe(false);
    const late = await createAdminSession(office.test.ownerUrl, "tia@example.com");
    expect(await isAdmin(late.token)).toBe(false);
    expect(await refusal(asAdmin(office.admin, late.token, listAdminAccounts))).toBe("FORBIDDEN");
    expect(await pass(late.token, 100)).toBe(false);
    expect(await pass(late.token, 101)).toBe(true);
    expect(await isAdmin(late.token)).toBe(true);
  });

  test("spends each code once, whoever comes at the same time", async () => {
    await enabled("una@example.com");
    const both = await Promise.all(
      [1, 2].map(() => createAdminSession(office.test.ownerUrl, "una@example.com")),
    );
    const [one, two] = both.map(({ token }) => token) as [string, string];
    expect((await Promise.all([pass(one, 105), pass(two, 105)])).sort()).toEqual([false, true]);
    expect(await pass(two, 104)).toBe(false);
    const hash = codes[3] ?? "";
    expect((await Promise.all([pass(one, null, hash), pass(two, null, hash)])).sort()).toEqual([
      false,
      true,
    ]);
    expect((await acts()).at(-1)).toBe("admin.recovery_code_used");
    expect(await pass(two, null, tokenHash("no code"))).toBe(false);
    const own = await asAdmin(office.admin, one, findOwnTwoFactor);
    expect(own?.codesLeft).toBe(9);
  });

  test("goes for an unused code only", async () => {
    const { first } = await enabled("vic@example.com");
    const disable = (step: number) =>
      asAdmin(office.admin, first.token, (tx) => disableTwoFactor(tx, { step }));
    expect(await refusal(disable(100))).toBe("SECOND_FACTOR_WRONG");
    await disable(101);
    expect(await asAdmin(office.admin, first.token, findOwnTwoFactor)).toBeNull();
    const late = await createAdminSession(office.test.ownerUrl, "vic@example.com");
    expect(await isAdmin(late.token)).toBe(true);
  });
});

test("the audit log holds after all of it", async () => {
  expect((await checkAuditLog(office.test.ownerUrl)).broken).toEqual([]);
});
