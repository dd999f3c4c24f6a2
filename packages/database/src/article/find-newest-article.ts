import type { Transaction } from "../transaction/transaction.ts";
import type { Article } from "./list-articles.ts";

/** The first article of the list, or null when none is published. */
export async function findNewestArticle(
  tx: Transaction<"visitor" | "member">,
): Promise<Article | null> {
  const row = await tx
    .selectFrom("blog_posts_brand")
    .selectAll()
    .where("published", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
