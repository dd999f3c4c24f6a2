import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwArticleChanged } from "./throw-article-changed.ts";

export interface SeenArticle {
  readonly articleId: string;
  /** The `updatedAt` of the version that the admin saw. */
  readonly seen: Date;
}

/**
 * Deletes the version of an article that the admin saw, with an audit row; the document sweep removes
 * its cover.
 * @throws DomainError ARTICLE_PUBLISHED when it is or was public; ALREADY_CHANGED when it has
 * changed since; ARTICLE_NOT_FOUND; FORBIDDEN.
 */
export async function deleteArticle(
  tx: Transaction<"admin">,
  { articleId, seen }: SeenArticle,
): Promise<void> {
  const { rows } = await sql<{ deleted: boolean }>`
    select public.delete_article(${articleId}::uuid, ${seen}::timestamptz) as deleted`.execute(tx);
  if (rows[0]?.deleted !== true) await throwArticleChanged(tx, articleId);
}
