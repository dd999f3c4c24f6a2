import { type AccountEvent, isAccountEvent } from "@tenora/domain/admin/account-event";
import type { Tier } from "@tenora/domain/business/business";
import type { ContactMessage, ContactTopic } from "@tenora/domain/contact/contact-message";
import { isMarketMail } from "@tenora/domain/mail/market-mail";
import { type Selectable, sql } from "kysely";
import {
  type CustomerAnswered,
  type CustomerAsked,
  findCustomerAnswered,
  findCustomerAsked,
} from "../acknowledgement/acknowledgement-mail.ts";
import type { Outbox } from "../generated/schema.ts";
import { emailOf } from "../investor/investor-record.ts";
import { findMarketMail, type MarketMail } from "./find-market-mail.ts";
import { type Director, directorColumns, type MailReader } from "./find-recipients.ts";

interface About<K extends string, S> {
  readonly kind: K;
  readonly reason: string | null;
  readonly sentAt: Date | null;
  /** Null when the record was erased, or the link no longer works. */
  readonly subject: S | null;
}

/** A mail of the outbox, with the id of its business, investor, link or admin. */
export type WaitingMail = MailInWords & { readonly subjectId: string };

type MailInWords =
  | About<
      | "business_submitted"
      | "business_approved"
      | "business_rejected"
      | "business_suspended"
      | "business_reinstated"
      | "business_tier_changed"
      | "business_certificate_requested",
      Director & { readonly tier: Tier }
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
  | About<AccountEvent, Pick<AdminNotice, "email">>
  | About<"contact_message", ContactMessage>
  | About<"customer_asked", CustomerAsked>
  | About<"admin_customer_answered", CustomerAnswered>
  | (MarketMail & Pick<About<string, unknown>, "reason" | "sentAt">);

interface MailedLink {
  readonly linkId: string;
  readonly email: string;
}

type OnboardingKind = Exclude<WaitingMail["kind"], MarketMail["kind"]>;
type InvestorKind = Extract<OnboardingKind, `investor_${string}`>;
const isAboutInvestor = (kind: OnboardingKind): kind is InvestorKind =>
  kind.startsWith("investor_");

/** A mail of the outbox with its subject; null when there is no such mail. */
export async function findMailToSend(
  tx: MailReader,
  outboxId: string,
): Promise<WaitingMail | null> {
  const row = await tx
    .selectFrom("outbox")
    .select(["kind", "subject_id", "reason", "sent_at", "details"])
    // It may have waited for a mail server, or for its recipient's cap.
    .select(
      sql<number>`(coalesce(sent_at, now()) at time zone 'UTC')::date
        - (created_at at time zone 'UTC')::date`.as("daysWaited"),
    )
    .where("id", "=", outboxId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...(await findContent(tx, outboxId, row)), subjectId: row.subject_id };
}

async function findContent(
  tx: MailReader,
  outboxId: string,
  row: Pick<Selectable<Outbox>, "kind" | "subject_id" | "reason" | "sent_at" | "details"> & {
    readonly daysWaited: number;
  },
): Promise<MailInWords> {
  const { reason, sent_at: sentAt } = row;
  const kind = row.kind as WaitingMail["kind"];
  if (isMarketMail(kind)) {
    const { subject_id: subjectId, details, daysWaited } = row;
    const found = await findMarketMail(tx, kind, { id: outboxId, subjectId, details, daysWaited });
    return { ...found, reason, sentAt };
  }
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
  if (kind === "customer_asked") {
    return { kind, reason, sentAt, subject: await findCustomerAsked(tx, row.subject_id) };
  }
  if (kind === "admin_customer_answered") {
    const answered = { outboxId, id: row.subject_id };
    return { kind, reason, sentAt, subject: await findCustomerAnswered(tx, answered) };
  }
  if (kind === "contact_message") {
    return { kind, reason, sentAt, subject: await findContactMessage(tx, row.subject_id) };
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
    .select([...directorColumns, "tier"])
    .where("id", "=", row.subject_id)
    .executeTakeFirst();
  return {
    kind,
    reason,
    sentAt,
    subject: subject ? { ...subject, tier: subject.tier as Tier } : null,
  };
}

/** A message by the contact form; null once it was deleted. */
async function findContactMessage(tx: MailReader, id: string): Promise<ContactMessage | null> {
  const row = await tx
    .selectFrom("contact_messages")
    .select(["sender_name as name", "sender_email as email", "topic", "message"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { ...row, topic: row.topic as ContactTopic } : null;
}

/** The recipient of an admin link's mail; null when the link no longer works. */
async function findAdminMail(
  tx: MailReader,
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
  /** The admin who was invited or disabled. */
  readonly about: string;
  /** The admin who did it. */
  readonly actingEmail: string;
}

/** The content of a notice to an admin; null when the recipient is no longer an admin. */
async function findAdminNotice(tx: MailReader, outboxId: string): Promise<AdminNotice | null> {
  const { rows } = await sql<AdminNotice>`
    select email, about, acting_email as "actingEmail"
    from app.admin_notice(${outboxId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
