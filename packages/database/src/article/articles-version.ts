import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * A text that is another one after any article was written, published, changed or withdrawn, and
 * that never comes back.
 */
export async function articlesVersion(tx: Transaction<"visitor" | "member">): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select app.articles_version() as version`.execute(tx);
  return rows[0]?.version ?? "";
}
