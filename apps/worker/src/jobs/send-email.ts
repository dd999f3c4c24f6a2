import { createHash } from "node:crypto";
import { adminLinkToken } from "@tenora/database/admin/admin-link-token";
import type { Database } from "@tenora/database/connection/connect";
import { claimMail } from "@tenora/database/mail/claim-mail";
import { completeMail } from "@tenora/database/mail/complete-mail";
import { findMailToSend, type WaitingMail } from "@tenora/database/mail/find-mail-to-send";
import { postponeMail } from "@tenora/database/mail/postpone-mail";
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
 * Most mails to one recipient in an hour and a day. The office hears of everybody, so of more. What
 * an admin needs to come in is counted apart, and may be as much as anybody can ask for in his name
 * (`POST /api/admin/recovery`): else a stranger who asks all day would keep him outside.
 */
const caps = {
  person: { hourly: 5, daily: 20 },
  admin: { hourly: 10, daily: 240 },
  office: { hourly: 200, daily: 2_000 },
};

/**
 * Sends one mail of the outbox. When the process dies between sending and noting it, the mail is
 * sent again with the same id; a mail that was noted is never sent again.
 */
export function sendEmailJob(parts: SendEmailContext): Task {
  const { database, transport, log } = parts;
  return async (payload) => {
    // Only the outbox's own functions enqueue, so the payload is as they write it.
    const { outboxId } = payload as { readonly outboxId: string };
    const mail = await asWorker(database, (tx) => claimNextMail(tx, parts, outboxId));
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
    log.warn({ outboxId, failure, nextAt }, "mail not taken");
  };
}

/** The mail, if it is to be sent now; otherwise whatever has to be noted instead is noted. */
async function claimNextMail(
  tx: Transaction<"worker">,
  { adminNotifyEmail, publicUrl, adminLinkKey, log }: SendEmailContext,
  outboxId: string,
): Promise<Mail | null> {
  const waiting = await findMailToSend(tx, outboxId);
  if (waiting === null || waiting.sentAt !== null) return null;
  const occasion = occasionOf(waiting, adminLinkKey);
  if (occasion === null) {
    // Erased: nobody is left to write to, so the job ends here.
    await completeMail(tx, { outboxId, failure: "SUBJECT_GONE" });
    return null;
  }
  const mail = compose(occasion, { id: outboxId, adminNotifyEmail, publicUrl });
  const claim = { outboxId, ...recipientLimit(mail.to, occasion, adminNotifyEmail) };
  if (await claimMail(tx, claim)) return mail;
  log.warn({ outboxId }, "mail put off: its recipient has had enough for now");
  return null;
}

/** By which key a mail is counted, and to how many; an address is equal in any capitalisation. */
function recipientLimit(to: string, occasion: MailOccasion, adminNotifyEmail: string) {
  const address = to.toLowerCase();
  // Apart from the links and the notices: who makes many of those keeps none of these back.
  if (isAboutAccount(occasion)) {
    return { recipientKey: hash(`admin-account:${address}`), ...caps.admin };
  }
  // Apart from the links: who invites many must not keep a recovery from its admin.
  if ("actingEmail" in occasion) {
    return { recipientKey: hash(`admin-notice:${address}`), ...caps.admin };
  }
  if ("token" in occasion) return { recipientKey: hash(`admin-link:${address}`), ...caps.admin };
  const isAdminNotifyAddress = address === adminNotifyEmail.toLowerCase();
  return { recipientKey: hash(address), ...(isAdminNotifyAddress ? caps.office : caps.person) };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

function occasionOf(waiting: WaitingMail, adminLinkKey: string): MailOccasion | null {
  if (waiting.subject === null) return null;
  if (waiting.kind === "admin_invited" || waiting.kind === "admin_recovery") {
    const { linkId, email } = waiting.subject;
    return { kind: waiting.kind, email, token: adminLinkToken(adminLinkKey, linkId) };
  }
  const { kind, reason, subject } = waiting;
  // Who was erased has no address any more; the office hears of him all the same.
  if ("email" in subject && subject.email === "" && kind !== "investor_submitted") return null;
  return { ...subject, kind, reason } as MailOccasion;
}
