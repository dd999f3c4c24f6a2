import type { Transport } from "../mail.ts";
import { deliverToMailbox } from "./deliver-to-mailbox.ts";
import { type EmailJsSettings, sendByEmailJs } from "./send-by-emailjs.ts";
import { sendBySmtp } from "./send-by-smtp.ts";

export type EmailSettings =
  | { readonly kind: "mailbox"; readonly folder: string }
  | { readonly kind: "smtp"; readonly url: string }
  | ({ readonly kind: "emailjs" } & EmailJsSettings);

/** The transport of the settings. */
export function chooseTransport(settings: EmailSettings): Transport {
  switch (settings.kind) {
    case "mailbox":
      return deliverToMailbox(settings.folder);
    case "smtp":
      return sendBySmtp(settings.url);
    case "emailjs":
      return sendByEmailJs(settings);
  }
}
