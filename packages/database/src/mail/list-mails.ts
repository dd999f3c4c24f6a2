import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { WaitingMail } from "./find-mail-to-send.ts";

export interface OutboxMail {
  readonly id: string;
  readonly kind: WaitingMail["kind"];
  readonly subjectId: string;
  /** The business, investor, invited or disabled admin; null when it was erased. */
  readonly subjectName: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
  /** Null when it was sent, waits for its first attempt, or was given up. */
  readonly nextAttemptAt: Date | null;
  readonly state: MailState;
}

/** A mail that failed and has no next attempt was given up, after three days. */
export type MailState = "sent" | "waiting" | "failed" | "given_up";

export interface MailQuery {
  /** All unsent mails, or only those that were given up; undefined: every mail. */
  readonly only?: "unsent" | "given_up" | undefined;
  /** The last mail of the previous page. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

const stateOf = sql<MailState>`case
  when outbox.sent_at is not null then 'sent'
  when outbox.last_error is null then 'waiting'
  when outbox.next_attempt_at is null then 'given_up'
  else 'failed' end`;

/** One page of the outbox, newest first, with the subjects' names, and whether there are more. */
export async function listMails(
  tx: Transaction<"admin">,
  { only, after, limit }: MailQuery,
): Promise<{ readonly mails: readonly OutboxMail[]; readonly hasMore: boolean }> {
  const rows = await tx
    .selectFrom("outbox")
    .leftJoin("businesses", "businesses.id", "outbox.subject_id")
    .leftJoin("investors", "investors.id", "outbox.subject_id")
    .leftJoin("admin_links", "admin_links.id", "outbox.subject_id")
    // The id of an admin is a uuid stored as text.
    .leftJoin("admins", (join) => join.on(sql<boolean>`admins.user_id = outbox.subject_id::text`))
    .select(({ fn }) => [
      "outbox.id",
      // A check in the database guarantees the narrower type.
      sql<WaitingMail["kind"]>`outbox.kind`.as("kind"),
      "outbox.subject_id as subjectId",
      fn
        .coalesce(
          "businesses.company_name",
          "investors.investor_name",
          "admin_links.email",
          "admins.email",
        )
        .as("subjectName"),
      "outbox.created_at as createdAt",
      "outbox.attempts",
      "outbox.sent_at as sentAt",
      "outbox.last_error as lastError",
      "outbox.next_attempt_at as nextAttemptAt",
      stateOf.as("state"),
    ])
    .$if(only !== undefined, (query) => query.where("outbox.sent_at", "is", null))
    .$if(only === "given_up", (query) => query.where(stateOf, "=", "given_up"))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("outbox.created_at", "outbox.id"),
          "<",
          tuple(after?.createdAt ?? new Date(0), after?.id ?? ""),
        ),
      ),
    )
    .orderBy("outbox.created_at", "desc")
    .orderBy("outbox.id", "desc")
    .limit(limit + 1)
    .execute();
  return { mails: rows.slice(0, limit), hasMore: rows.length > limit };
}
