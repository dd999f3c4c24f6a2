import type { ContactErrors, ContactForm } from "@tenora/domain/contact/contact-message";

/** What became of a form that was sent. One that wasn't taken comes back as it was typed. */
export type ContactOutcome =
  | { readonly isSent: true }
  | {
      readonly isSent: false;
      /** What happened, in words. */
      readonly message: string;
      readonly errors: ContactErrors;
      readonly typed: ContactForm;
    };

/** A field that people neither see nor reach: only a program fills it in. */
export const trapField = "subject";
