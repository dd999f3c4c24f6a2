import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/** A text that is another one after any article was published, changed or withdrawn. */
export async function articlesVersion(tx: Transaction<"visitor" | "member">): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('/', count(*), max(updated_at), max(created_at)) as version
    from blog_posts_brand where published`.execute(tx);
  return rows[0]?.version ?? "";
}
