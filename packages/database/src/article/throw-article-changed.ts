import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";
import { findArticleById } from "./find-article-by-id.ts";

/**
 * Throws why an action updated no article: it has changed since the admin saw it, or was deleted.
 * @throws DomainError ALREADY_CHANGED, ARTICLE_NOT_FOUND; always one of them
 */
export async function throwArticleChanged(
  tx: Transaction<"admin">,
  articleId: string,
): Promise<never> {
  await findArticleById(tx, articleId);
  throw new DomainError("ALREADY_CHANGED");
}
