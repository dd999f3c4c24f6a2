import type { Selectable } from "kysely";
import type { BlogPostsBrand } from "../generated/schema.ts";
import type { Transaction } from "../transaction/transaction.ts";

export type Article = Omit<Selectable<BlogPostsBrand>, "first_published_at">;
export type ArticleSummary = Omit<Article, "content">;

/** Published articles without their bodies, newest first; 200 at most. */
export function listArticles(tx: Transaction<"visitor" | "member">): Promise<ArticleSummary[]> {
  return tx
    .selectFrom("blog_posts_brand")
    .select(["id", "title", "slug", "excerpt", "cover_image_url", "tags"])
    .select(["published", "created_at", "updated_at"])
    .where("published", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}
