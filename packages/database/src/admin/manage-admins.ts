import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** A current or former admin. */
export interface AdminAccount {
  readonly userId: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** When their latest row was added to the audit log; null before the first. */
  readonly lastActionAt: Date | null;
  readonly hasTwoFactor: boolean;
  /** Whether it is the current admin. */
  readonly isSelf: boolean;
}

/** An invitation that still works. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly invitedBy: string | null;
}

/** All current admins, then all former ones; each oldest first. */
export async function listAdminAccounts(
  tx: Transaction<"admin">,
): Promise<readonly AdminAccount[]> {
  const { rows } = await sql<AdminAccount>`
    select a.user_id as "userId", a.email, a.created_at as "createdAt",
      a.revoked_at as "revokedAt",
      (select l.at from audit_log l where l.admin_email = a.email order by l.id desc limit 1)
        as "lastActionAt", a.user_id = (select app.current_admin()) as "isSelf",
      a.user_id in (select app.admins_with_two_factor()) as "hasTwoFactor"
    from admins a order by a.revoked_at is not null, a.created_at, a.user_id`.execute(tx);
  return rows;
}

/** Invitations that may still be accepted, newest first. */
export async function listInvitations(
  tx: Transaction<"admin">,
): Promise<readonly OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    select l.id, l.email, l.created_at as "createdAt", l.expires_at as "expiresAt",
      a.email as "invitedBy"
    from admin_links l left join admins a on a.user_id = l.invited_by
    where l.kind = 'invitation' and l.used_at is null and l.revoked_at is null
      and l.expires_at > now()
    order by l.created_at desc, l.id`.execute(tx);
  return rows;
}

export interface AdminInvitation {
  /** A uuid. */
  readonly linkId: string;
  readonly email: string;
  readonly tokenHash: string;
}

/** Adds an invitation and its mail. @throws DomainError ALREADY_ADMIN */
export async function inviteAdmin(
  tx: Transaction<"admin">,
  { linkId, email, tokenHash }: AdminInvitation,
): Promise<void> {
  const { rows } = await sql<{ invited: boolean }>`
    select public.invite_admin(${linkId}::uuid, ${email}, ${tokenHash}) as invited`.execute(tx);
  if (rows[0]?.invited !== true) throw new DomainError("ALREADY_ADMIN");
}

/** Revokes an invitation. @throws DomainError ALREADY_CHANGED */
export async function revokeInvitation(tx: Transaction<"admin">, linkId: string): Promise<void> {
  const { rows } = await sql<{ revoked: boolean }>`
    select public.revoke_invitation(${linkId}::uuid) as revoked`.execute(tx);
  if (rows[0]?.revoked !== true) throw new DomainError("ALREADY_CHANGED");
}

/** Disables another admin and ends their sessions. @throws DomainError ALREADY_CHANGED, also for the current admin */
export async function disableAdmin(tx: Transaction<"admin">, userId: string): Promise<void> {
  const { rows } = await sql<{ disabled: boolean }>`
    select public.disable_admin(${userId}) as disabled`.execute(tx);
  if (rows[0]?.disabled !== true) throw new DomainError("ALREADY_CHANGED");
}
