import { tokenHash } from "@tenora/database/admin/admin-link-token";
import { createAdmin } from "@tenora/database/admin/create-admin";
import { disableAdmin } from "@tenora/database/admin/manage-admins";
import { removeAdmin } from "@tenora/database/admin/remove-admin";
import { resetAdminPassword } from "@tenora/database/admin/reset-admin-password";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { describe, expect, test } from "vitest";
import { useAdminContext } from "../support/admin-context.ts";

// Password recovery, and the known browsers that it deletes.

const own = useAdminContext();
const {
  context,
  queryRows,
  asOp,
  actions,
  isAdmin,
  redeemLink,
  requestRecovery,
  accountMailKinds,
} = own;

describe("recovery", () => {
  test("sets the admin's password once and ends all their sessions, no one else's", async () => {
    const bo = await createAdminSession(context.test.ownerUrl, "rea@example.com");
    const token = await requestRecovery("REA@example.com");
    const other = await requestRecovery("rea@example.com");
    expect(await redeemLink(token, "another hash")).toBe("rea@example.com");
    expect(await isAdmin(bo.token)).toBe(false);
    expect([await redeemLink(token), await redeemLink(other)]).toEqual([null, null]);
    const rows = await queryRows(
      `select 1 from auth_admin.account a join auth_admin."user" u on u.id = a."userId"
       where u.email = 'rea@example.com' and a.password = 'another hash'`,
    );
    expect(rows).toHaveLength(1);
    expect((await actions()).at(-1)).toBe("admin.password_recovered");
    expect(await accountMailKinds(bo.userId)).toEqual(["admin_password_recovered"]);
  });

  test("link is unusable after the owner's reset", async () => {
    const email = "res@example.com";
    await createAdmin(context.test.ownerUrl, { email, passwordHash: "a forgotten one" });
    const token = await requestRecovery(email);
    const reset = { email: "RES@example.com", passwordHash: "the owner's choice" };
    expect(await resetAdminPassword(context.test.ownerUrl, reset)).toBe(true);
    expect(await redeemLink(token, "the choice of who reads the mail")).toBeNull();
    const [row] = await queryRows<{ id: string }>(
      "select user_id as id from admins where email = $1",
      [email],
    );
    expect(await accountMailKinds(row?.id ?? "")).toEqual(["admin_password_reset"]);
    expect(await redeemLink(await requestRecovery(email))).toBe(email);
  });

  test("link is mailed to admins only and expires after 30 minutes", async () => {
    await requestRecovery("nobody@example.com");
    expect(await queryRows("select 1 from admin_links where email = 'nobody@example.com'")).toEqual(
      [],
    );
    const token = await requestRecovery("op@example.com");
    await queryRows(
      "update admin_links set expires_at = expires_at - interval '30 minutes' where kind = 'recovery'",
    );
    expect(await redeemLink(token)).toBeNull();
  });
});

describe("known browser", () => {
  // The same hash as in apps/web/server/auth/login-attempts.ts; a server test proves that they match.
  const accountOf = (email: string) => tokenHash(`account:${email}`);
  const browsersOf = async (email: string) =>
    (
      await queryRows("select 1 from auth_admin.known_browser where account = $1", [
        accountOf(email),
      ])
    ).length;
  const known = async (email: string) => {
    const right = "select auth_admin.record_login_success($1, $2)";
    await own.signIn.pool.query(right, [accountOf(email), `laptop of ${email}`]);
    expect(await browsersOf(email)).toBe(1);
  };

  test("becomes unknown after a new password, after a reset and when the admin is disabled", async () => {
    const { ownerUrl } = context.test;
    for (const name of ["wes", "xia", "yan", "zoe"]) {
      await createAdmin(ownerUrl, { email: `${name}@example.com`, passwordHash: "none" });
      await known(`${name}@example.com`);
    }
    await known("op@example.com");
    await redeemLink(await requestRecovery("wes@example.com"));
    await resetAdminPassword(ownerUrl, { email: "Xia@example.com", passwordHash: "another" });
    await removeAdmin(ownerUrl, "Yan@example.com");
    const [zoe] = await queryRows<{ id: string }>(
      "select user_id as id from admins where email = 'zoe@example.com'",
    );
    await asOp((tx) => disableAdmin(tx, zoe?.id ?? ""));
    for (const name of ["wes", "xia", "yan", "zoe"]) {
      expect(await browsersOf(`${name}@example.com`), name).toBe(0);
    }
    expect(await browsersOf("op@example.com")).toBe(1);
  });
});

test("audit log: its hashes are intact after these tests", async () => {
  expect((await checkAuditLog(context.test.ownerUrl)).broken).toEqual([]);
});
