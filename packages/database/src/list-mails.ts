import type { Transaction } from "./transaction.ts";

export interface OutboxMail {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  /** The business, investor or invited admin; null when it was erased. */
  readonly subjectName: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
}

export interface MailQuery {
  readonly unsentOnly: boolean;
  /** Where the page before ended. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** Mails of the outbox, newest first, with whom they are about; one more than asked tells of more. */
export async function listMails(
  tx: Transaction<"admin">,
  { unsentOnly, after, limit }: MailQuery,
): Promise<{ readonly mails: readonly OutboxMail[]; readonly hasMore: boolean }> {
  const rows = await tx
    .selectFrom("outbox")
    .leftJoin("businesses", "businesses.id", "outbox.subject_id")
    .leftJoin("investors", "investors.id", "outbox.subject_id")
    .leftJoin("admin_links", "admin_links.id", "outbox.subject_id")
    .select(({ fn }) => [
      "outbox.id",
      "outbox.kind",
      "outbox.subject_id as subjectId",
      fn
        .coalesce("businesses.company_name", "investors.investor_name", "admin_links.email")
        .as("subjectName"),
      "outbox.created_at as createdAt",
      "outbox.attempts",
      "outbox.sent_at as sentAt",
      "outbox.last_error as lastError",
    ])
    .$if(unsentOnly, (query) => query.where("outbox.sent_at", "is", null))
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
