import type { Transaction } from "../transaction/transaction.ts";
import type { Article } from "./list-articles.ts";

/** The published article of this slug, or null. */
export async function findArticle(
  tx: Transaction<"visitor" | "member">,
  slug: string,
): Promise<Article | null> {
  const row = await tx
    .selectFrom("blog_posts_brand")
    .selectAll()
    .where("slug", "=", slug)
    .where("published", "=", true)
    .executeTakeFirst();
  return row ?? null;
}
