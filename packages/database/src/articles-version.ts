import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/** A text that is another one after any article was published, changed or withdrawn. */
export async function articlesVersion(tx: Transaction<"visitor" | "member">): Promise<string> {
  // Of every article, not of the newest change: changes are not always committed in their order.
  const { rows } = await sql<{ version: string }>`
    select concat_ws('/', count(*), sum(hashtextextended(id || '/' || updated_at, 0))) as version
    from blog_posts_brand where published`.execute(tx);
  return rows[0]?.version ?? "";
}
