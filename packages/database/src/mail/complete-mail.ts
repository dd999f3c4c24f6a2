import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface MailCompletion {
  readonly outboxId: string;
  /** Null when the mail was taken; else why it never will be: a short code, no personal data. */
  readonly failure: string | null;
}

/** Notes on the outbox that nothing more is to be done for a mail. */
export async function completeMail(
  tx: Transaction<"worker">,
  { outboxId, failure }: MailCompletion,
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ attempts: sql`attempts + 1`, last_error: failure })
    .$if(failure === null, (update) => update.set({ sent_at: sql`now()` }))
    .where("id", "=", outboxId)
    .execute();
}
