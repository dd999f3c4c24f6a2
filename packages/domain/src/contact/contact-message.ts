import "../zod-jitless.ts";
import * as z from "zod/mini";
import { emailSchema } from "../text/email-address.ts";
import { lineSchema, textSchema } from "../text/text-schema.ts";

/** What people write to the operator about, in the order of the form. */
export const contactTopics = ["selling", "investing", "payment", "privacy", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicWords: Readonly<Record<ContactTopic, string>> = {
  selling: "Getting paid early",
  investing: "Investing",
  payment: "A receivable or a payment",
  privacy: "My personal data",
  other: "Something else",
};

/** A message to the operator, from anybody. */
export interface ContactMessage {
  /** One line without control characters: it stands in a mail header. */
  readonly name: string;
  /** In lower case, so that one person's messages are found by it. */
  readonly email: string;
  readonly topic: ContactTopic;
  /** Plain text of several lines. */
  readonly message: string;
}

export const contactLengths = { name: 100, email: 254, message: 4_000 } as const;

const required = (longest: number, tooShort: string) => ({
  least: 1,
  tooShort,
  tooLong: `Please use at most ${longest.toLocaleString("en")} characters.`,
});

const schema = z.object({
  name: lineSchema(contactLengths.name, required(contactLengths.name, "Enter your name.")),
  email: emailSchema("Enter an email address, such as ada@example.com."),
  topic: z.enum(contactTopics, "Choose what it's about."),
  message: textSchema(
    contactLengths.message,
    required(contactLengths.message, "Write your message."),
  ),
});

export type ContactForm = Readonly<Record<keyof ContactMessage, string>>;
export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

export type CheckedContactForm =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly errors: ContactErrors };

/** The message of a form as it was typed, or a sentence for each field that is wrong. */
export function checkContactForm(form: ContactForm): CheckedContactForm {
  const parsed = schema.safeParse(form);
  if (parsed.success) return { ok: true, message: parsed.data };
  const errors: { -readonly [Name in keyof ContactErrors]: ContactErrors[Name] } = {};
  for (const { path, message } of parsed.error.issues) {
    errors[path[0] as keyof ContactMessage] ??= message;
  }
  return { ok: false, errors };
}
