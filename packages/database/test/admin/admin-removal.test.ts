import { listAdminSessions } from "@tenora/database/admin/admin-sessions";
import { disableAdmin } from "@tenora/database/admin/manage-admins";
import { removeAdmin } from "@tenora/database/admin/remove-admin";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { findSignedInWallet } from "@tenora/database/transaction/find-signed-in-wallet";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { describe, expect, test } from "vitest";
import { useAdminContext } from "../support/admin-context.ts";
import { ada, errorCodeOf } from "../support/database-context.ts";

// How somebody stops being an admin, and when a session ends.

const own = useAdminContext();
const { context, queryRows, asOp, isAdmin, redeemLink, invite, requestRecovery } = own;

describe("disabling", () => {
  test("ends another's sign-ins and open links; nobody disables himself", async () => {
    const bo = await createAdminSession(context.test.ownerUrl, "bo@example.com");
    const link = await requestRecovery("bo@example.com");
    expect(await errorCodeOf(asOp((tx) => disableAdmin(tx, own.op.userId)))).toBe(
      "ALREADY_CHANGED",
    );
    await asOp((tx) => disableAdmin(tx, bo.userId));
    expect(await isAdmin(bo.token)).toBe(false);
    expect(await redeemLink(link)).toBeNull();
    expect(await errorCodeOf(asOp((tx) => disableAdmin(tx, bo.userId)))).toBe("ALREADY_CHANGED");
    const again = await invite("bo@example.com");
    expect(await redeemLink(again.token)).toBe("bo@example.com");
  });

  test("takes back what he invited, from the portal and from the command line", async () => {
    const kay = await createAdminSession(context.test.ownerUrl, "kay@example.com");
    const viaPortal = await invite("kay-himself@example.com", kay);
    await asOp((tx) => disableAdmin(tx, kay.userId));
    const lee = await createAdminSession(context.test.ownerUrl, "lee@example.com");
    const viaCommand = await invite("lee-himself@example.com", lee);
    const own = await requestRecovery("lee@example.com");
    expect(await removeAdmin(context.test.ownerUrl, "Lee@example.com")).toBe(true);
    const open = await queryRows(
      "select email from admin_links where invited_by = any($1) and revoked_at is null",
      [[kay.userId, lee.userId]],
    );
    expect(open).toEqual([]);
    for (const token of [viaPortal.token, viaCommand.token, own]) {
      expect(await redeemLink(token)).toBeNull();
    }
  });

  test("an invitation whose inviter is no admin any more makes nobody admin", async () => {
    const max = await createAdminSession(context.test.ownerUrl, "max@example.com");
    const { token } = await invite("max-himself@example.com", max);
    await queryRows("update admins set revoked_at = now() where user_id = $1", [max.userId]);
    expect(await redeemLink(token)).toBeNull();
    await queryRows("update admins set revoked_at = null where user_id = $1", [max.userId]);
    expect(await redeemLink(token)).toBe("max-himself@example.com");
  });

  test("two who disable each other at once leave one", async () => {
    const one = await createAdminSession(context.test.ownerUrl, "one@example.com");
    const two = await createAdminSession(context.test.ownerUrl, "two@example.com");
    const results = await Promise.all([
      errorCodeOf(asAdmin(context.admin, one.token, (tx) => disableAdmin(tx, two.userId))),
      errorCodeOf(asAdmin(context.admin, two.token, (tx) => disableAdmin(tx, one.userId))),
    ]);
    // Rejected at the lock, or by the session that is over when the transaction opens.
    const isRejected = (result: unknown) => result === "FORBIDDEN" || result === "SESSION_MISSING";
    expect(results.filter(isRejected)).toHaveLength(1);
    const left = [await isAdmin(one.token), await isAdmin(two.token)];
    expect(left.sort()).toEqual([false, true]);
  });
});

describe("a session", () => {
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test("of an admin ends 12 hours after it began, however often it was renewed", async () => {
    const { ownerUrl } = context.test;
    const old = await createAdminSession(ownerUrl, "ona@example.com", { createdAt: past(13) });
    expect(await isAdmin(old.token)).toBe(false);
    const late = { createdAt: past(11), expiresAt: past(-12) };
    const { token } = await createAdminSession(ownerUrl, "ona@example.com", late);
    expect(await isAdmin(token)).toBe(true);
    const [only, ...more] = await asAdmin(context.admin, token, listAdminSessions);
    expect(more).toEqual([]);
    expect(only?.expiresAt).toEqual(new Date(late.createdAt.getTime() + 12 * 3_600_000));
  });

  test("of a wallet ends seven days after it began", async () => {
    const { ownerUrl } = context.test;
    const begun = async (days: number) => {
      const createdAt = past(days * 24);
      return findSignedInWallet(
        context.web,
        await createWalletSession(ownerUrl, ada, { createdAt }),
      );
    };
    expect(await begun(7)).toBeNull();
    expect(await begun(6.9)).toBe(ada);
  });
});

test("the audit log holds after all of it", async () => {
  expect((await checkAuditLog(context.test.ownerUrl)).broken).toEqual([]);
});
