import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Schedules an unsent mail for now. @throws DomainError ALREADY_CHANGED when it was sent */
export async function retryMail(tx: Transaction<"admin">, outboxId: string): Promise<void> {
  const { rows } = await sql<{ retried: boolean }>`
    select public.retry_mail(${outboxId}::uuid) as retried`.execute(tx);
  if (rows[0]?.retried !== true) throw new DomainError("ALREADY_CHANGED");
}
