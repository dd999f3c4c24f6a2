import type { MailState, OutboxMail } from "@tenora/database/mail/list-mails";
import { Badge } from "~/ui/badge";

const statusBadges = {
  sent: { tone: "good", word: "Sent" },
  waiting: { tone: "waiting", word: "Waiting" },
  failed: { tone: "waiting", word: "Retrying" },
  given_up: { tone: "bad", word: "Failed" },
  unsubscribed: { tone: "neutral", word: "Unsubscribed" },
  closed: { tone: "neutral", word: "Not sent" },
} as const satisfies Record<MailState, object>;

/** What isn't a fault of the mail service; of that an operator needs the code, to find it in the log. */
const failures: Readonly<Record<string, string>> = {
  SUBJECT_GONE: "its recipient is gone",
  RECIPIENT_CAP: "its recipient had too many emails",
};

/** Whether it was sent, and the code of its last failure. */
export function MailStatus({ mail: { state, lastError } }: { mail: OutboxMail }) {
  const { tone, word } = statusBadges[state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {state !== "sent" && state !== "unsubscribed" && lastError && (
        <span className="ml-1 text-muted text-xs">{failures[lastError] ?? lastError}</span>
      )}
    </>
  );
}
