import { asOwner } from "../transaction/as-owner.ts";
import { revokeAdmin } from "./grant-admin.ts";

/**
 * Takes adminship from an account, with an audit row, ends its sessions, forgets its browsers,
 * and takes back the links that were mailed to it and the invitations it gave. The owner only.
 * @returns false when nobody with this e-mail is an admin
 */
export function removeAdmin(ownerUrl: string, email: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    // In turn with whoever uses a link meanwhile.
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
