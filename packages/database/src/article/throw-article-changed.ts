import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";
import { findArticleById } from "./find-article-by-id.ts";

/**
 * Says why an act reached no article: it is another version than the admin saw, or gone.
 * @throws DomainError ALREADY_CHANGED, ARTICLE_NOT_FOUND; always one of them
 */
export async function throwArticleChanged(
  tx: Transaction<"admin">,
  articleId: string,
): Promise<never> {
  await findArticleById(tx, articleId);
  throw new DomainError("ALREADY_CHANGED");
}
