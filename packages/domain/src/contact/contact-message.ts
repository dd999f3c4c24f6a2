import "../zod-jitless.ts";
import * as z from "zod/mini";
import { toPlainText, toSingleLine } from "../text/single-line.ts";

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

const text = (clean: (text: string) => string) => z.pipe(z.string(), z.transform(clean));
const tooLong = (longest: number) =>
  z.maxLength(longest, `Please use at most ${longest.toLocaleString("en")} characters.`);
const wrongEmail = "Enter an email address, such as ada@example.com.";

const schema = z.object({
  name: z.pipe(
    text(toSingleLine),
    z.string().check(z.minLength(1, "Enter your name."), tooLong(contactLengths.name)),
  ),
  email: z.pipe(
    z.string().check(z.trim(), z.toLowerCase()),
    z.email(wrongEmail).check(z.maxLength(contactLengths.email, wrongEmail)),
  ),
  topic: z.enum(contactTopics, "Choose what it's about."),
  message: z.pipe(
    text(toPlainText),
    z.string().check(z.minLength(1, "Write your message."), tooLong(contactLengths.message)),
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
