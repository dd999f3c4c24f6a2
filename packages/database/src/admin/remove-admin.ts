import { asOwner } from "../transaction/as-owner.ts";
import { revokeAdmin } from "./grant-admin.ts";

/**
 * Removes an admin, with an audit row: ends their sessions, deletes their known browsers, and revokes
 * the links mailed to them and the invitations they sent. The owner only.
 * @returns false when no active admin has this email
 */
export function removeAdmin(ownerUrl: string, email: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    // Serialized with a concurrent use of a link.
    await owner.query("select app.acquire_lock('admins')");
    const { rows } = await owner.query<{ userId: string }>(
      `select user_id as "userId" from public.admins where email = $1 and revoked_at is null`,
      [email.toLowerCase()],
    );
    const userId = rows[0]?.userId;
    if (userId === undefined) return false;
    await revokeAdmin(owner, userId);
    await owner.query(`delete from auth_admin.session where "userId" = $1`, [userId]);
    await owner.query("select auth_admin.delete_known_browsers($1)", [email]);
    await owner.query(
      `update public.admin_links set revoked_at = now()
       where (email = $1 or invited_by = $2) and used_at is null and revoked_at is null`,
      [email.toLowerCase(), userId],
    );
    return true;
  });
}
