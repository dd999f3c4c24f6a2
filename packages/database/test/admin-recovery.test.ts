import { tokenHash } from "@tenora/database/admin-link-token";
import { checkAuditLog } from "@tenora/database/check-audit-log";
import { createAdmin } from "@tenora/database/create-admin";
import { endAdminship } from "@tenora/database/end-adminship";
import { disableAdmin } from "@tenora/database/manage-admins";
import { resetAdminPassword } from "@tenora/database/reset-admin-password";
import { createAdminSession } from "@tenora/testing/database-sessions";
import { describe, expect, test } from "vitest";
import { useAdminsOffice } from "./admins-office.ts";

// Coming back after forgetting, and what is forgotten with the old password.

const own = useAdminsOffice();
const { office, ask, asOp, acts, isAdmin, useLink, askRecovery, told } = own;

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
    expect(await told(bo.userId)).toEqual(["admin_password_recovered"]);
  });

  test("is no way in after the owner's reset", async () => {
    const email = "res@example.com";
    await createAdmin(office.test.ownerUrl, { email, passwordHash: "a forgotten one" });
    const token = await askRecovery(email);
    const reset = { email: "RES@example.com", passwordHash: "the owner's choice" };
    expect(await resetAdminPassword(office.test.ownerUrl, reset)).toBe(true);
    expect(await useLink(token, "the choice of who reads the mail")).toBeNull();
    const [row] = await ask<{ id: string }>("select user_id as id from admins where email = $1", [
      email,
    ]);
    expect(await told(row?.id ?? "")).toEqual(["admin_password_reset"]);
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

describe("a browser that signed in before", () => {
  // As the server hashes it (apps/web/server/auth/guess-limit.ts); the journey by the doors holds the two together.
  const accountOf = (email: string) => tokenHash(`account:${email}`);
  const browsersOf = async (email: string) =>
    (await ask("select 1 from auth_admin.known_browser where account = $1", [accountOf(email)]))
      .length;
  const known = async (email: string) => {
    const right = "select auth_admin.guess_was_right($1, $2)";
    await own.signIn.pool.query(right, [accountOf(email), `laptop of ${email}`]);
    expect(await browsersOf(email)).toBe(1);
  };

  test("is known no more after another password, after a reset, and when adminship ends", async () => {
    const { ownerUrl } = office.test;
    for (const name of ["wes", "xia", "yan", "zoe"]) {
      await createAdmin(ownerUrl, { email: `${name}@example.com`, passwordHash: "none" });
      await known(`${name}@example.com`);
    }
    await known("op@example.com");
    await useLink(await askRecovery("wes@example.com"));
    await resetAdminPassword(ownerUrl, { email: "Xia@example.com", passwordHash: "another" });
    await endAdminship(ownerUrl, "Yan@example.com");
    const [zoe] = await ask<{ id: string }>(
      "select user_id as id from admins where email = 'zoe@example.com'",
    );
    await asOp((tx) => disableAdmin(tx, zoe?.id ?? ""));
    for (const name of ["wes", "xia", "yan", "zoe"]) {
      expect(await browsersOf(`${name}@example.com`), name).toBe(0);
    }
    expect(await browsersOf("op@example.com")).toBe(1);
  });
});

test("the audit log holds after all of it", async () => {
  expect((await checkAuditLog(office.test.ownerUrl)).broken).toEqual([]);
});
