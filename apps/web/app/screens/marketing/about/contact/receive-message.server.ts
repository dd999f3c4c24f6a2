import { sendContactMessage } from "@tenora/database/mail/contact-message";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { type ContactForm, checkContactForm } from "@tenora/domain/contact/contact-message";
import { DomainError } from "@tenora/domain/domain-error";
import type { Services } from "~/services.server";
import { contactLimit, everybody } from "./contact-limit.ts";
import { type ContactOutcome, trapField } from "./contact-outcome.ts";

interface Received {
  readonly outcome: ContactOutcome;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const sent: Received = { outcome: { isSent: true }, status: 200 };

/** Takes a message of the contact form. Nothing of it is logged. */
export async function receiveMessage(
  request: Request,
  { publicDatabase, limits, log }: Pick<Services, "publicDatabase" | "limits" | "log">,
): Promise<Received> {
  const fields = await request.formData().catch(() => new FormData());
  const typed = readForm(fields);
  // Told that all went well, it has no reason to try another way.
  if (textOf(fields, trapField) !== "") return sent;
  const keep = (message: string, errors = {}): ContactOutcome => ({
    isSent: false,
    message,
    errors,
    typed,
  });
  const checked = checkContactForm(typed);
  if (!checked.ok) {
    const outcome = keep("Nothing was sent yet. Please check the marked fields.", checked.errors);
    return { outcome, status: 400 };
  }
  try {
    await limits.consume(contactLimit, everybody, request);
    await asVisitor(publicDatabase, (tx) => sendContactMessage(tx, checked.message));
    return sent;
  } catch (error) {
    if (error instanceof DomainError && error.code === "TOO_MANY_REQUESTS") {
      const outcome = keep(
        "Nothing was sent: we've had many messages in the last hour. Please try again later.",
      );
      return { outcome, status: 429, headers: { "retry-after": String(error.retryAfterS ?? 60) } };
    }
    log.error({ name: (error as Error).name }, "a message could not be stored");
    const outcome = keep("We couldn't take your message just now. Please send it again.");
    return { outcome, status: 503 };
  }
}

const readForm = (fields: FormData): ContactForm => ({
  name: textOf(fields, "name"),
  email: textOf(fields, "email"),
  topic: textOf(fields, "topic"),
  message: textOf(fields, "message"),
});

/** A file is no text. */
function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
