import { brand, brandEmail } from "@tenora/domain/brand";
import { createTransport } from "nodemailer";
import { EmailError } from "../errors.ts";
import type { Transport } from "../mail.ts";

/** The Message-ID of a mail: the same for every attempt, so that mail programs show it once. */
export function messageId(mailId: string): string {
  return `<${mailId}@${brandEmail.from.split("@")[1]}>`;
}

/** After this long without an answer the mail counts as not accepted. In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through an SMTP server, given as `smtp://user:password@host:port` or `smtps://…`. */
export function sendBySmtp(url: string): Transport {
  const server = createTransport(withTimeouts(url), {
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
        subject: mail.subject,
        text: `Dear ${name},\n\n${message}\n\n${brandEmail.signature}\n`,
        messageId: messageId(mail.id),
      });
    } catch (cause) {
      const code = (cause as { code?: string }).code ?? "FAILED";
      throw new EmailError(`SMTP_${code}`, { cause });
    }
  };
}

/** Adds the timeouts that the address does not set, as in `smtp://host?socketTimeout=60000`. */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}
