import type { ListOrder } from "@tenora/domain/text/list-order";
import { toSearchText } from "@tenora/domain/text/search-text";
import { sql } from "kysely";
import { beyond, escapeLike } from "../business/search-text.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** An article in the admins' list. */
export interface ArticleEntry {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly tags: readonly string[];
  readonly published: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ArticleQuery {
  /** Undefined: both drafts and published articles. */
  readonly published?: boolean | undefined;
  /** Any part of the title or slug, case-insensitive. */
  readonly search?: string | undefined;
  /** By the time of the first save; newest first unless told otherwise. */
  readonly order?: ListOrder | undefined;
  /** The last article of the previous page. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** One page of all articles including drafts, and whether there are more. */
export async function listAllArticles(
  tx: Transaction<"admin">,
  { published, search, order, after, limit }: ArticleQuery,
): Promise<{ readonly articles: readonly ArticleEntry[]; readonly hasMore: boolean }> {
  let query = tx
    .selectFrom("blog_posts_brand")
    .select(["id", "title", "slug", "tags", "published"])
    .select(["created_at as createdAt", "updated_at as updatedAt"]);
  if (published !== undefined) query = query.where("published", "=", published);
  const text = toSearchText(search);
  if (text !== "") {
    const pattern = `%${escapeLike(text)}%`;
    query = query.where(sql<boolean>`(title ilike ${pattern} or slug ilike ${pattern})`);
  }
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(created_at, id) ${beyond(order)} (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  }
  const direction = order === "oldest" ? "asc" : "desc";
  const rows = await query
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit + 1)
    .execute();
  return { articles: rows.slice(0, limit), hasMore: rows.length > limit };
}
