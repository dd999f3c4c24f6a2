import type { ListOrder } from "@tenora/domain/text/list-order";
import { toSearchText } from "@tenora/domain/text/search-text";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { findMailSubjects } from "./find-mail-subjects.ts";
import type { WaitingMail } from "./find-mail-to-send.ts";

export interface OutboxMail {
  readonly id: string;
  readonly kind: WaitingMail["kind"];
  readonly subjectId: string;
  /** The business, investor, customer, invited or disabled admin, or sender; null when it was erased. */
  readonly subjectName: string | null;
  /** Not registered, and so without a page of the portal. */
  readonly isGuest?: boolean;
  /** The address; null where the worker's settings name it, and when the record was erased. */
  readonly recipient: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
  /** Null when it was sent, waits for its first attempt, or was given up. */
  readonly nextAttemptAt: Date | null;
  readonly state: MailState;
}

/**
 * A mail that failed and has no next attempt was given up, after three days. One whose recipient is
 * gone or has unsubscribed since it was written is closed, and never sent.
 */
export type MailState = "sent" | "waiting" | "failed" | "given_up" | "unsubscribed" | "closed";

export interface MailQuery {
  /** All mails that are still to be sent, or only those that were given up; undefined: every mail. */
  readonly only?: "unsent" | "given_up" | undefined;
  /** Three characters and more of the name of what it is about, or of whom it goes to; undefined: every mail. */
  readonly search?: string | undefined;
  /** Only this mail. */
  readonly id?: string | undefined;
  /** By the time they were written; newest first unless told otherwise. */
  readonly order?: ListOrder | undefined;
  /** The last mail of the previous page. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

const stateOf = sql<MailState>`case
  when outbox.sent_at is not null then 'sent'
  when outbox.closed_at is not null then
    case outbox.last_error when 'UNSUBSCRIBED' then 'unsubscribed' else 'closed' end
  when outbox.last_error is null then 'waiting'
  when outbox.next_attempt_at is null then 'given_up'
  else 'failed' end`;

const recipientOf = sql<string | null>`case
  when outbox.kind in ('investor_submitted', 'contact_message') or businesses.erased_at is not null then null
  else coalesce(recipients.email, admin_links.email, businesses.director_email,
    nullif(investors.certificate_info ->> 'email', ''), admins.email,
    answers.customer_email, app.email_of_guest(outbox.subject_id)) end`;

/** One page of the outbox with the subjects' names, and whether there are more. */
export async function listMails(
  tx: Transaction<"admin">,
  { only, search, id, order, after, limit }: MailQuery,
): Promise<{ readonly mails: readonly OutboxMail[]; readonly hasMore: boolean }> {
  const direction = order === "oldest" ? "asc" : "desc";
  const text = toSearchText(search);
  const found = text === "" ? null : await findMailSubjects(tx, text);
  const rows = await tx
    .selectFrom("outbox")
    .leftJoin("businesses", "businesses.id", "outbox.subject_id")
    .leftJoin("investors", "investors.id", "outbox.subject_id")
    .leftJoin("admin_links", "admin_links.id", "outbox.subject_id")
    .leftJoin("acknowledgements", "acknowledgements.id", "outbox.subject_id")
    // What a customer was asked is about their request, as a reminder to them is.
    .leftJoin("funding_requests", (join) =>
      join.on(
        sql<boolean>`funding_requests.id = coalesce(acknowledgements.request_id, outbox.subject_id)`,
      ),
    )
    .leftJoinLateral(
      sql<object>`app.request_answers(funding_requests.draft)`.as("answers"),
      (join) => join.onTrue(),
    )
    .leftJoin("contact_messages", "contact_messages.id", "outbox.subject_id")
    // The id of an admin is a uuid stored as text.
    .leftJoin("admins", (join) => join.on(sql<boolean>`admins.user_id = outbox.subject_id::text`))
    .leftJoin("admins as recipients", "recipients.user_id", "outbox.recipient")
    .select(({ fn }) => [
      "outbox.id",
      recipientOf.as("recipient"),
      // A check in the database guarantees the narrower type.
      sql<WaitingMail["kind"]>`outbox.kind`.as("kind"),
      "outbox.subject_id as subjectId",
      fn
        .coalesce(
          "businesses.company_name",
          "investors.investor_name",
          "admin_links.email",
          "admins.email",
          sql<string>`coalesce(answers.customer_name, contact_messages.sender_name,
            case when app.email_of_guest(outbox.subject_id) is not null then 'A guest' end)`,
        )
        .as("subjectName"),
      sql<boolean>`app.email_of_guest(outbox.subject_id) is not null`.as("isGuest"),
      "outbox.created_at as createdAt",
      "outbox.attempts",
      "outbox.sent_at as sentAt",
      "outbox.last_error as lastError",
      "outbox.next_attempt_at as nextAttemptAt",
      stateOf.as("state"),
    ])
    .$if(found !== null, (query) =>
      query.where(sql<boolean>`(outbox.subject_id = any(${found?.subjectIds ?? []}::uuid[])
        or outbox.recipient = any(${found?.adminIds ?? []}::text[]))`),
    )
    .$if(id !== undefined, (query) => query.where("outbox.id", "=", id ?? ""))
    .$if(only !== undefined, (query) =>
      query.where("outbox.sent_at", "is", null).where("outbox.closed_at", "is", null),
    )
    .$if(only === "given_up", (query) => query.where(stateOf, "=", "given_up"))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("outbox.created_at", "outbox.id"),
          order === "oldest" ? ">" : "<",
          tuple(after?.createdAt ?? new Date(0), after?.id ?? ""),
        ),
      ),
    )
    .orderBy("outbox.created_at", direction)
    .orderBy("outbox.id", direction)
    .limit(limit + 1)
    .execute();
  return { mails: rows.slice(0, limit), hasMore: rows.length > limit };
}
