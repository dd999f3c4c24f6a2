import { asOwner } from "./as-owner.ts";
import { revokeAdmin } from "./grant-admin.ts";

/**
 * Takes adminship from an account, with an audit row, and ends its sessions. The owner only.
 * @returns false when nobody with this e-mail is an admin
 */
export function endAdminship(ownerUrl: string, email: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ userId: string }>(
      `select user_id as "userId" from public.admins where email = $1 and revoked_at is null`,
      [email.toLowerCase()],
    );
    const userId = rows[0]?.userId;
    if (userId === undefined) return false;
    await revokeAdmin(owner, userId);
    await owner.query(`delete from auth_admin.session where "userId" = $1`, [userId]);
    return true;
  });
}
