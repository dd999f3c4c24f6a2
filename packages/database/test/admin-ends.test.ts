import { listAdminSessions } from "@tenora/database/admin-sessions";
import { asAdmin } from "@tenora/database/as-admin";
import { checkAuditLog } from "@tenora/database/check-audit-log";
import { endAdminship } from "@tenora/database/end-adminship";
import { findProvenWallet } from "@tenora/database/find-proven-wallet";
import { disableAdmin } from "@tenora/database/manage-admins";
import { createAdminSession, createWalletSession } from "@tenora/testing/database-sessions";
import { describe, expect, test } from "vitest";
import { useAdminsOffice } from "./admins-office.ts";
import { ada, refusal } from "./office.ts";

// How somebody stops being an admin, and when a session ends.

const own = useAdminsOffice();
const { office, ask, asOp, isAdmin, useLink, invite, askRecovery } = own;

describe("disabling", () => {
  test("ends another's sign-ins and open links; nobody disables himself", async () => {
    const bo = await createAdminSession(office.test.ownerUrl, "bo@example.com");
    const link = await askRecovery("bo@example.com");
    expect(await refusal(asOp((tx) => disableAdmin(tx, own.op.userId)))).toBe("ALREADY_CHANGED");
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

describe("a session", () => {
  const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test("of an admin ends 12 hours after it began, however often it was renewed", async () => {
    const { ownerUrl } = office.test;
    const old = await createAdminSession(ownerUrl, "ona@example.com", { createdAt: past(13) });
    expect(await isAdmin(old.token)).toBe(false);
    const late = { createdAt: past(11), expiresAt: past(-12) };
    const { token } = await createAdminSession(ownerUrl, "ona@example.com", late);
    expect(await isAdmin(token)).toBe(true);
    const [only, ...more] = await asAdmin(office.admin, token, listAdminSessions);
    expect(more).toEqual([]);
    expect(only?.expiresAt).toEqual(new Date(late.createdAt.getTime() + 12 * 3_600_000));
  });

  test("of a wallet ends seven days after it began", async () => {
    const { ownerUrl } = office.test;
    const begun = async (days: number) => {
      const createdAt = past(days * 24);
      return findProvenWallet(office.web, await createWalletSession(ownerUrl, ada, { createdAt }));
    };
    expect(await begun(7)).toBeNull();
    expect(await begun(6.9)).toBe(ada);
  });
});

test("the audit log holds after all of it", async () => {
  expect((await checkAuditLog(office.test.ownerUrl)).broken).toEqual([]);
});
