import { createHash } from "node:crypto";
import { adminLinkToken } from "@tenora/database/admin/admin-link-token";
import type { Database } from "@tenora/database/connection/connect";
import { findMailToSend, type WaitingMail } from "@tenora/database/mail/find-mail-to-send";
import { claimMail, completeMail, postponeMail } from "@tenora/database/mail/send-attempt";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { Transaction } from "@tenora/database/transaction/transaction";
import {
  compose,
  isAboutAccount,
  type MailContext,
  type MailOccasion,
} from "@tenora/email/compose";
import type { Mail, Transport } from "@tenora/email/mail";
import { sendEmail } from "@tenora/email/send-email";
import type { Task } from "graphile-worker";
import type { Logger } from "pino";

export interface SendEmailContext extends Omit<MailContext, "id"> {
  readonly database: Database<"tenora_jobs">;
  readonly transport: Transport;
  /** Makes the tokens of admin links. */
  readonly adminLinkKey: string;
  readonly log: Logger;
}

/**
 * The most mails to one recipient in an hour and a day. The notification address hears of everyone,
 * so it gets more. Mails that an admin needs in order to sign in are counted separately, and their cap
 * is as high as the rate limit of `POST /api/admin/recovery`: otherwise a stranger who requests
 * recovery mails all day would lock the admin out.
 */
const caps = {
  person: { hourly: 5, daily: 20 },
  admin: { hourly: 10, daily: 240 },
  notificationAddress: { hourly: 200, daily: 2_000 },
};

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
  { adminNotifyEmail, publicUrl, adminLinkKey, log }: SendEmailContext,
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
  const mail = compose(occasion, { id: outboxId, adminNotifyEmail, publicUrl });
  const claim = { outboxId, ...recipientLimit(mail.to, occasion, adminNotifyEmail) };
  if (await claimMail(tx, claim)) return mail;
  log.warn({ outboxId }, "mail postponed: its recipient reached the mail cap");
  return null;
}

/** The key that a mail is counted by, and its cap; addresses are compared case-insensitively. */
function recipientLimit(to: string, occasion: MailOccasion, adminNotifyEmail: string) {
  const address = to.toLowerCase();
  // Counted apart from links and notices, so that many of those delay none of these.
  if (isAboutAccount(occasion)) {
    return { recipientKey: hash(`admin-account:${address}`), ...caps.admin };
  }
  // Counted apart from links, so that many invitations do not delay an admin's recovery.
  if ("actingEmail" in occasion) {
    return { recipientKey: hash(`admin-notice:${address}`), ...caps.admin };
  }
  if ("token" in occasion) return { recipientKey: hash(`admin-link:${address}`), ...caps.admin };
  const isAdminNotifyAddress = address === adminNotifyEmail.toLowerCase();
  return {
    recipientKey: hash(address),
    ...(isAdminNotifyAddress ? caps.notificationAddress : caps.person),
  };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

function occasionOf(waiting: WaitingMail, adminLinkKey: string): MailOccasion | null {
  if (waiting.subject === null) return null;
  if (waiting.kind === "admin_invited" || waiting.kind === "admin_recovery") {
    const { linkId, email } = waiting.subject;
    return { kind: waiting.kind, email, token: adminLinkToken(adminLinkKey, linkId) };
  }
  const { kind, reason, subject } = waiting;
  // An erased investor has no address; the notification address is still told of them.
  if ("email" in subject && subject.email === "" && kind !== "investor_submitted") return null;
  return { ...subject, kind, reason } as MailOccasion;
}
