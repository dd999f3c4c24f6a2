import { DomainError } from "@tenora/domain/failure";
import { findAnyArticle } from "./find-any-article.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Says why an act reached no article: it is another version than the admin saw, or gone.
 * @throws DomainError ALREADY_CHANGED, ARTICLE_NOT_FOUND; always one of them
 */
export async function refuseUnseen(tx: Transaction<"admin">, articleId: string): Promise<never> {
  await findAnyArticle(tx, articleId);
  throw new DomainError("ALREADY_CHANGED");
}
