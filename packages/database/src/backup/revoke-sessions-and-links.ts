import type { Client } from "pg";

/**
 * After a restore nobody is signed in, and no mailed link of before opens: whoever was signed out,
 * disabled or no longer invited since the backup does not come back by what he still holds.
 */
export async function revokeSessionsAndLinks(owner: Client): Promise<void> {
  await owner.query(`
    delete from auth_admin.session;
    delete from auth_wallet.session;
    update public.admin_links set revoked_at = now() where used_at is null and revoked_at is null`);
}
