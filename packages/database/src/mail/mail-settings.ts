import { createHash, createHmac } from "node:crypto";
import type { MailTopic } from "@tenora/domain/mail/mail-topic";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What a person chose about the mails to their business or to them as an investor. */
export interface MailChoices {
  /** All that these settings decide about. */
  readonly topics: readonly MailTopic[];
  readonly stopped: readonly MailTopic[];
  /** IANA name; null: dates are in UTC. */
  readonly timeZone: string | null;
}

/** The same, as a mail leads to it. */
export interface MailSettings extends MailChoices {
  /** What the mail that led here is about; null when it always comes. */
  readonly topic: MailTopic | null;
}

/** Two records of one wallet have settings each. */
export type MailRecipient = "business" | "investor";

/** The format of a token: 32 bytes in base64url. */
export const mailTokenForm = /^[\w-]{43}$/;

/**
 * The token in a recipient's mails of a topic: a signature of what it is for, so it can't be guessed,
 * says nothing, and is the same in all of them. `key` is the one of admin links, whose tokens sign
 * nothing of this form.
 */
export const mailToken = (key: string, subjectId: string, topic: MailTopic | null): string =>
  createHmac("sha256", key)
    .update(`tenora/mail-settings/1:${subjectId}:${topic ?? ""}`)
    .digest("base64url");

const hashOf = (token: string) => createHash("sha256").update(token, "utf8").digest();

export interface MailToSend {
  /** Its recipient has unsubscribed since it was written. */
  readonly isStopped: boolean;
  readonly timeZone: string | null;
}

/** Makes a mail's token work, and reads the settings; null for mails that have none. */
export async function prepareMail(
  tx: Transaction<"worker">,
  outboxId: string,
  token: string,
): Promise<MailToSend | null> {
  const { rows } = await sql<MailToSend>`
    select is_stopped as "isStopped", time_zone as "timeZone"
    from app.mail_to_send(${outboxId}::uuid, ${hashOf(token)})`.execute(tx);
  return rows[0] ?? null;
}

/** Null when no mail has this token. */
export async function findMailSettings(
  tx: Transaction<"visitor">,
  token: string,
): Promise<MailSettings | null> {
  const { rows } = await sql<MailSettings>`
    select topic, topics, stopped, time_zone as "timeZone"
    from app.mail_settings_by_token(${hashOf(token)})`.execute(tx);
  return rows[0] ?? null;
}

/** False when no mail has this token. Topics of other recipients are left out. */
export async function changeMailSettings(
  tx: Transaction<"visitor">,
  token: string,
  { stopped, timeZone }: Omit<MailChoices, "topics">,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select app.change_mail_settings_by_token(
      ${hashOf(token)}, ${[...stopped]}::text[], ${timeZone}) as changed`.execute(tx);
  return rows[0]?.changed === true;
}

/** Unsubscribes from the topic of the token, however often; null when it has none. */
export async function unsubscribe(
  tx: Transaction<"visitor">,
  token: string,
): Promise<MailTopic | null> {
  const { rows } = await sql<{ topic: MailTopic | null }>`
    select app.unsubscribe_mail(${hashOf(token)}) as topic`.execute(tx);
  return rows[0]?.topic ?? null;
}

/** Stores the time zone of the member's browser, unless one is known. */
export async function saveTimeZone(tx: Transaction<"member">, timeZone: string): Promise<void> {
  await sql`select app.tell_time_zone(${timeZone})`.execute(tx);
}

/** The settings in the member's own record; null without one. */
export async function findOwnMailSettings(
  tx: Transaction<"member">,
  recipient: MailRecipient,
): Promise<MailChoices | null> {
  const { rows } = await sql<MailChoices>`
    select topics, stopped, time_zone as "timeZone"
    from app.own_mail_settings(${recipient})`.execute(tx);
  return rows[0] ?? null;
}

/** False when the member has no such record. Topics of other recipients are left out. */
export async function changeOwnMailSettings(
  tx: Transaction<"member">,
  recipient: MailRecipient,
  { stopped, timeZone }: Omit<MailChoices, "topics">,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select app.change_own_mail_settings(
      ${recipient}, ${[...stopped]}::text[], ${timeZone}) as changed`.execute(tx);
  return rows[0]?.changed === true;
}
