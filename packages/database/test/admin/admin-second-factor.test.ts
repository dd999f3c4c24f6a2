import { tokenHash } from "@tenora/database/admin/admin-link-token";
import {
  consumeOwnCode,
  disableTwoFactor,
  enableTwoFactor,
  findOwnTwoFactor,
} from "@tenora/database/admin/admin-two-factor";
import { listAdminAccounts } from "@tenora/database/admin/manage-admins";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { sessionHash } from "@tenora/database/transaction/session-hash";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { describe, expect, test } from "vitest";
import { useAdminContext } from "../support/admin-context.ts";
import { errorCodeOf } from "../support/database-context.ts";

// Signs in with the password only.

const own = useAdminContext();
const { context, queryRows, actions, isAdmin, accountMailKinds } = own;

describe("second factor", () => {
  const pass = async (token: string, step: number | null, codeHash: string | null = null) => {
    const { rows } = await own.signIn.pool.query(
      "select auth_admin.pass_second_factor($1, $2, $3) as passed",
      [sessionHash(token), step, codeHash],
    );
    return (rows[0] as { passed: boolean }).passed;
  };
  const codes = Array.from({ length: 10 }, (_, n) => tokenHash(`code ${n}`));
  const enabled = async (email: string) => {
    const first = await createAdminSession(context.test.ownerUrl, email);
    const elsewhere = await createAdminSession(context.test.ownerUrl, email);
    await asAdmin(context.admin, first.token, (tx) =>
      enableTwoFactor(tx, { secretEncrypted: Buffer.of(1, 2), step: 100, codeHashes: codes }),
    );
    return { first, elsewhere };
  };

  test("ends other sessions, and a new session is not signed in before its code", async () => {
    const { first, elsewhere } = await enabled("tia@example.com");
    expect(await isAdmin(first.token)).toBe(true);
    expect(await isAdmin(elsewhere.token)).toBe(false);
    const late = await createAdminSession(context.test.ownerUrl, "tia@example.com");
    expect(await isAdmin(late.token)).toBe(false);
    expect(await errorCodeOf(asAdmin(context.admin, late.token, listAdminAccounts))).toBe(
      "SESSION_MISSING",
    );
    expect(await pass(late.token, 100)).toBe(false);
    expect(await pass(late.token, 101)).toBe(true);
    expect(await isAdmin(late.token)).toBe(true);
  });

  test("accepts each code once, even concurrently", async () => {
    const { first } = await enabled("una@example.com");
    const both = await Promise.all(
      [1, 2].map(() => createAdminSession(context.test.ownerUrl, "una@example.com")),
    );
    const [one, two] = both.map(({ token }) => token) as [string, string];
    expect((await Promise.all([pass(one, 105), pass(two, 105)])).sort()).toEqual([false, true]);
    expect(await pass(two, 104)).toBe(false);
    const hash = codes[3] ?? "";
    expect((await Promise.all([pass(one, null, hash), pass(two, null, hash)])).sort()).toEqual([
      false,
      true,
    ]);
    expect((await actions()).at(-1)).toBe("admin.recovery_code_used");
    expect(await pass(two, null, tokenHash("no code"))).toBe(false);
    const left = await asAdmin(context.admin, one, findOwnTwoFactor);
    expect(left?.codesLeft).toBe(9);
    expect(await accountMailKinds(first.userId)).toEqual([
      "admin_recovery_code_used",
      "admin_two_factor_enabled",
    ]);
  });

  test("evaluates ten codes a day over all sessions, and recovery codes always", async () => {
    const { first } = await enabled("wim@example.com");
    const sessions = await Promise.all(
      Array.from({ length: 4 }, () => createAdminSession(context.test.ownerUrl, "wim@example.com")),
    );
    const take = async (n: number, isRecovery = false) => {
      const { rows } = await own.signIn.pool.query(
        "select auth_admin.record_code_attempt($1, $2) as may",
        [sessionHash(sessions[n % 4]?.token ?? ""), isRecovery],
      );
      return (rows[0] as { may: boolean }).may;
    };
    const rows = async () =>
      (await actions()).filter((action) => action === "admin.codes_used_up").length;
    // A right code is not counted; earlier wrong ones still are.
    for (let n = 0; n < 5; n += 1) expect(await take(n, n === 0)).toBe(true);
    expect(await pass(sessions[0]?.token ?? "", 200)).toBe(true);
    expect(await rows()).toBe(0);
    const many = await Promise.all(Array.from({ length: 12 }, (_, n) => take(n)));
    expect(many.filter(Boolean)).toHaveLength(6);
    expect(await rows()).toBe(1);
    expect(await take(1)).toBe(false);
    expect(await take(1, true)).toBe(true);
    expect(await pass(sessions[1]?.token ?? "", null, codes[5])).toBe(true);
    expect(await take(1)).toBe(false);
    await queryRows("update auth_admin.code_attempt set at = at - interval '1 day'");
    expect(await take(1)).toBe(true);
    expect(await rows()).toBe(1);
    expect(await isAdmin(first.token)).toBe(true);
    const mails = await accountMailKinds(first.userId);
    expect(mails.filter((kind) => kind === "admin_codes_used_up")).toHaveLength(1);
  });

  test("deletes wrong codes after a day, also of accounts that stay unused", async () => {
    const { first } = await enabled("yul@example.com");
    const age = (hours: number) =>
      queryRows(
        `insert into auth_admin.code_attempt (user_id, at) values ($1, now() - $2 * interval '1 hour')`,
        [first.userId, hours],
      );
    for (const hours of [23, 25, 40]) await age(hours);
    const { limits } = await asWorker(context.jobs, (tx) =>
      deleteExpired(tx, { sessionsDays: 30, mailsDays: 90 }),
    );
    expect(limits).toBeGreaterThanOrEqual(2);
    const left =
      "select at > now() - interval '1 day' as is_young from auth_admin.code_attempt where user_id = $1";
    expect(await queryRows(left, [first.userId])).toEqual([{ is_young: true }]);
  });

  test("nine wrong codes followed by right ones send no warning", async () => {
    await enabled("xen@example.com");
    const { token } = await createAdminSession(context.test.ownerUrl, "xen@example.com");
    const take = () =>
      own.signIn.pool.query("select auth_admin.record_code_attempt($1, false)", [
        sessionHash(token),
      ]);
    for (let n = 0; n < 9; n += 1) await take();
    for (const step of [200, 201]) {
      await take();
      expect(await pass(token, step)).toBe(true);
    }
    const rows = await queryRows(
      "select 1 from audit_log where action = 'admin.codes_used_up' and admin_email = 'xen@example.com'",
    );
    expect(rows).toEqual([]);
  });

  test("is disabled with an unused code only", async () => {
    const { first } = await enabled("vic@example.com");
    const disable = (step: number) =>
      asAdmin(context.admin, first.token, (tx) => disableTwoFactor(tx, { step }));
    const prove = (step: number) =>
      errorCodeOf(asAdmin(context.admin, first.token, (tx) => consumeOwnCode(tx, { step })));
    expect(await prove(100)).toBe("SECOND_FACTOR_WRONG");
    expect(await prove(101)).toEqual({ resolved: undefined });
    expect(await prove(101)).toBe("SECOND_FACTOR_WRONG");
    expect(await errorCodeOf(disable(101))).toBe("SECOND_FACTOR_WRONG");
    await disable(102);
    expect(await asAdmin(context.admin, first.token, findOwnTwoFactor)).toBeNull();
    expect(await accountMailKinds(first.userId)).toContain("admin_two_factor_disabled");
    const late = await createAdminSession(context.test.ownerUrl, "vic@example.com");
    expect(await isAdmin(late.token)).toBe(true);
  });
});

test("audit log: its hashes are intact after these tests", async () => {
  expect((await checkAuditLog(context.test.ownerUrl)).broken).toEqual([]);
});
