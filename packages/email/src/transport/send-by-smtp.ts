import { brand, brandEmail } from "@tenora/domain/brand";
import { createTransport } from "nodemailer";
import { EmailError } from "../errors.ts";
import type { Mail, Transport } from "../mail.ts";

/** The Message-ID of a mail: the same for every attempt, so that mail programs show it once. */
export function messageId(mailId: string): string {
  return `<${mailId}@${brandEmail.from.split("@")[1]}>`;
}

/** After this long without an answer the mail counts as not accepted. In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * One connection for many mails, since a new one can wait long for the server's greeting; closed after a
 * second without a mail. A mail of which nothing was sent yet takes a new connection, once.
 */
const connection = { pool: true, maxConnections: 1, idleTimeout: 1_000, maxRequeues: 1 };

/** Sends through an SMTP server, given as `smtp://user:password@host:port` or `smtps://…`. */
export function sendBySmtp(url: string): Transport {
  const server = createTransport(withDefaults(url), {
    from: { name: brand.name, address: brandEmail.from },
    // Texts come from forms: nodemailer must never read a file or an address that they name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { name, message } = mail.templateParams;
    try {
      await server.sendMail({
        // An object, so that a comma in the name does not add a second recipient.
        to: { name, address: mail.to },
        ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: `Dear ${name},\n\n${message}\n\n${explanationText(mail)}${brandEmail.signature}\n${settingsText(mail)}`,
        html: mail.html,
        messageId: messageId(mail.id),
        ...(mail.unsubscribeUrl !== null && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        ...(mail.calendar !== null && { attachments: [attachment(mail.calendar)] }),
      });
    } catch (cause) {
      const code = (cause as { code?: string }).code ?? "FAILED";
      throw new EmailError(`SMTP_${code}`, { cause });
    }
  };
}

const explanationText = ({ explanation }: Mail) =>
  explanation === null ? "" : `${explanation}\n\n`;

const settingsText = ({ settingsUrl }: Mail) =>
  settingsUrl === null ? "" : `\nChoose which emails you get: ${settingsUrl}\n`;

/** By these a mail program offers to unsubscribe, and does it by itself (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const attachment = ({ fileName, content }: NonNullable<Mail["calendar"]>) => ({
  filename: fileName,
  content,
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
});

/** Adds what the address does not set itself, as in `smtp://host?socketTimeout=60000`. */
function withDefaults(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...timeouts, ...connection })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}
