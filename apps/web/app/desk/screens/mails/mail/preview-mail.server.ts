import type { WaitingMail } from "@tenora/database/mail/find-mail-to-send";
import { compose, type MailOccasion, unsent } from "@tenora/email/compose";

/** What a mail says, as its recipient reads it. */
export interface MailPreview {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly message: string;
  /** The same words as an email app shows them. */
  readonly html: string;
}

/** Stands for the token of a link, which only its recipient may know. */
const hiddenToken = "…";
/** Where the worker's settings name the recipients (CONTACT_EMAIL, ADMIN_NOTIFY_EMAIL), which this process doesn't have. */
const contactAddress = "Your team’s address for messages";
const notifyAddress = "Your team’s address for notices";

interface PreviewedSite {
  readonly publicUrl: string;
  /** The address that our pages name; null where none is. */
  readonly publicContact: string | null;
}

/** Composes a mail from today's records; null when it has no recipient any more. */
export function previewMail(
  id: string,
  waiting: WaitingMail,
  site: PreviewedSite,
): MailPreview | null {
  const { kind, reason, subject } = waiting;
  if (subject === null) return null;
  const isLink = kind === "admin_invited" || kind === "admin_recovery" || kind === "customer_asked";
  const occasion = { ...subject, kind, reason, ...(isLink && { token: hiddenToken }) };
  const addresses = { adminNotifyEmail: notifyAddress, contactEmail: contactAddress };
  const context = { id, ...site, ...addresses, ...unsent };
  const mail = compose(occasion as MailOccasion, context);
  const { name, message } = mail.templateParams;
  const { to, html } = mail;
  return { to, subject: mail.subject, greeting: `Dear ${name},`, message, html };
}
