import type { Client } from "pg";

/**
 * Makes a user of the admin sign-in an active admin, with an audit row; part of the owner's
 * transaction. Does nothing when the user is an active admin already.
 */
export async function grantAdmin(owner: Client, userId: string): Promise<void> {
  const { rowCount } = await owner.query(
    `insert into public.admins (user_id, email)
     select id, email from auth_admin."user" where id = $1
     on conflict (user_id) do update set revoked_at = null
     where admins.revoked_at is not null`,
    [userId],
  );
  if (rowCount === 1) await recordAdminAction(owner, "admin.granted", userId);
}

/** Ends adminship at once: every request reads it. Part of the owner's transaction. */
export async function revokeAdmin(owner: Client, userId: string): Promise<void> {
  const { rowCount } = await owner.query(
    "update public.admins set revoked_at = now() where user_id = $1 and revoked_at is null",
    [userId],
  );
  if (rowCount === 1) await recordAdminAction(owner, "admin.revoked", userId);
}

/** Adds an audit row about an admin's account, as the owner. */
export async function recordAdminAction(
  owner: Client,
  action: string,
  userId: string,
): Promise<void> {
  await owner.query(
    "insert into public.audit_log (action, subject_type, subject_id) values ($1, 'admin', $2)",
    [action, userId],
  );
}
