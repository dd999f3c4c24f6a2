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

// How an admin is disabled, and when a session ends.

const own = useAdminContext();
const { context, queryRows, asOp, isAdmin, redeemLink, invite, requestRecovery } = own;

describe("disabling an admin", () => {
  test("ends their sessions and open links; admins cannot disable themselves", async () => {
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

  test("revokes the invitations they sent, from the portal and from the command line", async () => {
    const kay = await createAdminSession(context.test.ownerUrl, "kay@example.com");
    const viaPortal = await invite("kay-invited@example.com", kay);
    await asOp((tx) => disableAdmin(tx, kay.userId));
    const lee = await createAdminSession(context.test.ownerUrl, "lee@example.com");
    const viaCommand = await invite("lee-invited@example.com", lee);
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

  test("makes an invitation of a former admin unusable", async () => {
    const max = await createAdminSession(context.test.ownerUrl, "max@example.com");
    const { token } = await invite("max-invited@example.com", max);
    await queryRows("update admins set revoked_at = now() where user_id = $1", [max.userId]);
    expect(await redeemLink(token)).toBeNull();
    await queryRows("update admins set revoked_at = null where user_id = $1", [max.userId]);
    expect(await redeemLink(token)).toBe("max-invited@example.com");
  });

  test("leaves one of two admins who disable each other concurrently", async () => {
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

describe("session", () => {
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test("of an admin ends 12 hours after its creation, however often it was extended", async () => {
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

  test("of a wallet ends seven days after its creation", async () => {
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

test("audit log: its hashes are intact after these tests", async () => {
  expect((await checkAuditLog(context.test.ownerUrl)).broken).toEqual([]);
});
