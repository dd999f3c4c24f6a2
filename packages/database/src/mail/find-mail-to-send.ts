import { type AccountEvent, isAccountEvent } from "@tenora/domain/admin/account-event";
import type { Tier } from "@tenora/domain/business/business";
import { sql } from "kysely";
import { emailOf } from "../investor/investor-record.ts";
import type { Transaction } from "../transaction/transaction.ts";

interface About<K extends string, S> {
  readonly kind: K;
  readonly reason: string | null;
  readonly sentAt: Date | null;
  /** Null when the record was erased, or the link no longer works. */
  readonly subject: S | null;
}

export type WaitingMail =
  | About<
      | "business_submitted"
      | "business_approved"
      | "business_rejected"
      | "business_suspended"
      | "business_reinstated"
      | "business_tier_changed",
      { readonly companyName: string; readonly directorEmail: string; readonly tier: Tier }
    >
  | About<
      | "investor_submitted"
      | "investor_approved"
      | "investor_rejected"
      | "investor_suspended"
      | "investor_reinstated",
      { readonly investorName: string; readonly walletAddress: string; readonly email: string }
    >
  | About<"admin_invited", MailedLink>
  | About<"admin_recovery", MailedLink>
  | About<"admin_invited_notice" | "admin_disabled_notice", AdminNotice>
  | About<AccountEvent, Pick<AdminNotice, "email">>;

interface MailedLink {
  readonly linkId: string;
  readonly email: string;
}

type InvestorKind = Extract<WaitingMail["kind"], `investor_${string}`>;
const isAboutInvestor = (kind: WaitingMail["kind"]): kind is InvestorKind =>
  kind.startsWith("investor_");

/** A mail of the outbox with its subject; null when there is no such mail. */
export async function findMailToSend(
  tx: Transaction<"worker">,
  outboxId: string,
): Promise<WaitingMail | null> {
  const row = await tx
    .selectFrom("outbox")
    .select(["kind", "subject_id", "reason", "sent_at"])
    .where("id", "=", outboxId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { reason, sent_at: sentAt } = row;
  const kind = row.kind as WaitingMail["kind"];
  if (kind === "admin_invited" || kind === "admin_recovery") {
    const found = await findAdminMail(tx, row.subject_id);
    return { kind, reason, sentAt, subject: found && { linkId: row.subject_id, ...found } };
  }
  if (kind === "admin_invited_notice" || kind === "admin_disabled_notice") {
    return { kind, reason, sentAt, subject: await findAdminNotice(tx, outboxId) };
  }
  if (isAccountEvent(kind)) {
    const found = await findAdminNotice(tx, outboxId);
    return { kind, reason, sentAt, subject: found && { email: found.email } };
  }
  if (isAboutInvestor(kind)) {
    const found = await tx
      .selectFrom("investors")
      .select(["investor_name as investorName", "wallet_address as walletAddress"])
      .select("certificate_info")
      .where("id", "=", row.subject_id)
      .executeTakeFirst();
    const email = emailOf(found?.certificate_info);
    return { kind, reason, sentAt, subject: found ? { ...found, email } : null };
  }
  const subject = await tx
    .selectFrom("businesses")
    .select(["company_name as companyName", "director_email as directorEmail", "tier"])
    .where("id", "=", row.subject_id)
    .executeTakeFirst();
  return {
    kind,
    reason,
    sentAt,
    subject: subject ? { ...subject, tier: subject.tier as Tier } : null,
  };
}

/** The recipient of an admin link's mail; null when the link no longer works. */
async function findAdminMail(
  tx: Transaction<"worker">,
  linkId: string,
): Promise<{ readonly email: string } | null> {
  const { rows } = await sql<{ email: string }>`
    select email from app.admin_link_email(${linkId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

/** The content of a notice about a change of the admins. */
interface AdminNotice {
  /** The recipient. */
  readonly email: string;
  /** Who was invited or disabled. */
  readonly about: string;
  /** The admin who did it. */
  readonly actingEmail: string;
}

/** The content of a notice to an admin; null when the recipient is no longer an admin. */
async function findAdminNotice(
  tx: Transaction<"worker">,
  outboxId: string,
): Promise<AdminNotice | null> {
  const { rows } = await sql<AdminNotice>`
    select email, about, acting_email as "actingEmail"
    from app.admin_notice(${outboxId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
