import { keepAcknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-mail";
import { acknowledgementToken } from "@tenora/database/acknowledgement/acknowledgement-token";
import { adminLinkToken } from "@tenora/database/admin/admin-link-token";
import type { Database } from "@tenora/database/connection/connect";
import { findMailToSend, type WaitingMail } from "@tenora/database/mail/find-mail-to-send";
import { mailToken, prepareMail } from "@tenora/database/mail/mail-settings";
import { claimMail, completeMail, postponeMail } from "@tenora/database/mail/send-attempt";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { guestTopic, topicOf } from "@tenora/domain/mail/mail-topic";
import { isMarketMail } from "@tenora/domain/mail/market-mail";
import { compose, type MailContext, type MailOccasion } from "@tenora/email/compose";
import type { Mail, Transport } from "@tenora/email/mail";
import { sendEmail } from "@tenora/email/send-email";
import type { Task } from "graphile-worker";
import type { Logger } from "pino";
import { recipientLimit } from "./recipient-limit.ts";

export interface SendEmailContext extends Required<Omit<MailContext, "id" | "now" | "settings">> {
  readonly database: Database<"tenora_jobs">;
  readonly transport: Transport;
  /** Makes the tokens of admin links, and of links to the settings of mails. */
  readonly adminLinkKey: string;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Sends one mail of the outbox. When the process dies between sending and recording it, the mail is
 * sent again with the same id; a mail that was recorded as sent is never sent again.
 */
export function sendEmailJob(context: SendEmailContext): Task {
  const { database, transport, log } = context;
  return async (payload) => {
    // Only the outbox's own functions add these jobs, so the payload needs no parsing.
    const { outboxId } = payload as { readonly outboxId: string };
    const mail = await asWorker(database, (tx) => claimMailToSend(tx, context, outboxId));
    if (mail === null) return;
    let failure = "UNKNOWN";
    const sent = await sendEmail(transport, mail, (code) => {
      failure = code;
    });
    if (sent) {
      await asWorker(database, (tx) => completeMail(tx, { outboxId, failure: null }));
      log.info({ outboxId }, "mail sent");
      return;
    }
    const nextAt = await asWorker(database, (tx) => postponeMail(tx, { outboxId, failure }));
    log.warn({ outboxId, failure, nextAt }, "mail not accepted");
  };
}

/** The mail, when it is to be sent now; otherwise null, and the outbox records why. */
async function claimMailToSend(
  tx: Transaction<"worker">,
  { adminLinkKey, log, now, ...context }: SendEmailContext,
  outboxId: string,
): Promise<Mail | null> {
  const waiting = await findMailToSend(tx, outboxId);
  if (waiting === null || waiting.sentAt !== null) return null;
  const occasion = occasionOf(waiting, adminLinkKey);
  if (occasion === null) {
    // The subject was erased: there is no recipient, so the job ends here.
    await completeMail(tx, { outboxId, failure: "SUBJECT_GONE" });
    return null;
  }
  if (occasion.kind === "customer_asked") {
    await keepAcknowledgementToken(tx, waiting.subjectId, occasion.token);
  }
  const settings = await settingsOf(tx, adminLinkKey, outboxId, waiting);
  if (settings === "stopped") {
    await completeMail(tx, { outboxId, failure: "UNSUBSCRIBED" });
    return null;
  }
  const { adminNotifyEmail, contactEmail, publicContact, publicUrl } = context;
  const addresses = { adminNotifyEmail, contactEmail, publicContact, publicUrl };
  const mail = compose(occasion, { id: outboxId, ...addresses, now: now(), settings });
  const claim = { outboxId, ...recipientLimit(mail.to, occasion, adminNotifyEmail) };
  if (await claimMail(tx, claim)) return mail;
  log.warn({ outboxId }, "mail postponed: its recipient reached the mail cap");
  return null;
}

/** What leads to the recipient's settings; null for mails without any. */
async function settingsOf(
  tx: Transaction<"worker">,
  key: string,
  outboxId: string,
  { kind, subjectId, subject }: WaitingMail,
): Promise<MailContext["settings"] | "stopped"> {
  if (!isMarketMail(kind)) return null;
  const isGuest =
    kind === "guest_confirmation" || (subject !== null && "isGuest" in subject && subject.isGuest);
  const topic = isGuest ? guestTopic : topicOf(kind);
  const token = mailToken(key, subjectId, topic);
  const prepared = await prepareMail(tx, outboxId, token);
  // Taken away since it was read: a guest has no other address.
  if (prepared === null) return isGuest ? "stopped" : null;
  const { isStopped, timeZone } = prepared;
  return isStopped ? "stopped" : { token, isOptional: topic !== null, timeZone };
}

function occasionOf(waiting: WaitingMail, adminLinkKey: string): MailOccasion | null {
  if (waiting.subject === null) return null;
  if (waiting.kind === "admin_invited" || waiting.kind === "admin_recovery") {
    const { linkId, email } = waiting.subject;
    return { kind: waiting.kind, email, token: adminLinkToken(adminLinkKey, linkId) };
  }
  if (waiting.kind === "customer_asked") {
    const token = acknowledgementToken(adminLinkKey, waiting.subjectId);
    return { ...waiting.subject, kind: waiting.kind, token };
  }
  const { kind, reason, subject } = waiting;
  // An erased investor has no address; the notification address is still told of them.
  if ("email" in subject && subject.email === "" && kind !== "investor_submitted") return null;
  return { ...subject, kind, reason } as MailOccasion;
}
