import { asOwner } from "../transaction/as-owner.ts";
import type { NewAdmin } from "./create-admin.ts";
import { recordAdminAction } from "./grant-admin.ts";

/**
 * Sets an admin's password, ends all their sessions and mailed links, deletes their known browsers and
 * removes their second factor: an admin who needs this may have lost their phone, and someone else may
 * read their mail. The owner only.
 * @returns false when no admin has this email
 */
export function resetAdminPassword(ownerUrl: string, admin: NewAdmin): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    // Serialized with a concurrent use of a link, whose password would win otherwise.
    await owner.query("select app.acquire_lock('admins')");
    const { rows } = await owner.query<{ userId: string }>(
      `update auth_admin.account a set password = $2, "updatedAt" = now()
       from auth_admin."user" u
       where u.id = a."userId" and u.email = $1 and a."providerId" = 'credential'
       returning u.id as "userId"`,
      [admin.email.toLowerCase(), admin.passwordHash],
    );
    const userId = rows[0]?.userId;
    if (userId === undefined) return false;
    await owner.query(`delete from auth_admin.session where "userId" = $1`, [userId]);
    await owner.query("delete from auth_admin.two_factor where user_id = $1", [userId]);
    await owner.query("select auth_admin.delete_known_browsers($1)", [admin.email]);
    await owner.query(
      `update public.admin_links set revoked_at = now()
       where email = $1 and used_at is null and revoked_at is null`,
      [admin.email.toLowerCase()],
    );
    await recordAdminAction(owner, "admin.password_reset", userId);
    return true;
  });
}
