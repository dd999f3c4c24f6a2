import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Changes whenever an article is written, published, changed or withdrawn, and never repeats.
 */
export async function articlesVersion(tx: Transaction<"visitor" | "member">): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select app.articles_version() as version`.execute(tx);
  return rows[0]?.version ?? "";
}
