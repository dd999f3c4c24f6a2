import { brand } from "@tenora/domain/brand";
import { type ContactMessage, contactTopicWords } from "@tenora/domain/contact/contact-message";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";

/** A message of the contact form, for the operator. */
export interface ContactOccasion extends ContactMessage {
  readonly kind: "contact_message";
}

/** The subject has no word of the sender's. Some transports have no Reply-To, so the text says whose it is. */
export function contactText({ name, email, topic, message }: ContactOccasion): MailText {
  const about = contactTopicWords[topic];
  return {
    subject: `Message to ${brand.name}: ${about}`,
    message: `${toSingleLine(name)} (${toSingleLine(email)}) wrote through the contact form about “${about}”. We haven’t verified the name or the address.\n\n${message}`,
  };
}
