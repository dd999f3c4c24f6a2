import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwArticleChanged } from "./throw-article-changed.ts";

export interface ArticleDraft {
  /** Chosen by the form's page, so that a repeated request creates one article. */
  readonly id: string;
  /** The `updatedAt` that the admin saw; null for a new article. */
  readonly seen: Date | null;
  readonly title: string;
  readonly slug: string;
  readonly content: string;
  readonly excerpt: string | null;
  readonly coverImageUrl: string | null;
  readonly tags: readonly string[];
}

/**
 * Creates an unpublished article, or changes the version that the admin saw, with an audit row.
 * Returns its new `updatedAt`.
 * @throws DomainError ALREADY_CHANGED when it has changed since; ARTICLE_NOT_FOUND when it was
 * deleted; SLUG_TAKEN; SLUG_SETTLED when it was published under another slug; INVALID_INPUT;
 * FORBIDDEN.
 */
export async function saveArticle(tx: Transaction<"admin">, draft: ArticleDraft): Promise<Date> {
  const { rows } = await sql<{ updated_at: Date }>`
    select updated_at from public.save_article(
      ${draft.id}::uuid, ${draft.seen}::timestamptz, ${draft.title}, ${draft.slug},
      ${draft.content}, ${draft.excerpt}, ${draft.coverImageUrl}, ${[...draft.tags]}::text[]
    )`.execute(tx);
  if (rows[0] === undefined) return throwArticleChanged(tx, draft.id);
  return rows[0].updated_at;
}

export interface Publication {
  readonly articleId: string;
  /** False to withdraw it. */
  readonly publish: boolean;
  /** The `updatedAt` of the version that the admin saw. */
  readonly seen: Date;
}

/**
 * Publishes or withdraws the version of an article that the admin saw, with an audit row. Returns its
 * new `updatedAt`.
 * @throws DomainError ALREADY_CHANGED when it has changed since, or needs no change;
 * ARTICLE_NOT_FOUND; FORBIDDEN.
 */
export async function publishArticle(
  tx: Transaction<"admin">,
  { articleId, publish, seen }: Publication,
): Promise<Date> {
  const { rows } = await sql<{ updated_at: Date | null }>`
    select public.set_article_published(
      ${articleId}::uuid, ${publish}, ${seen}::timestamptz
    ) as updated_at`.execute(tx);
  const updatedAt = rows[0]?.updated_at ?? null;
  return updatedAt ?? throwArticleChanged(tx, articleId);
}
