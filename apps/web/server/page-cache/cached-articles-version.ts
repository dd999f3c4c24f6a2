import { articlesVersion } from "@tenora/database/article/articles-version";
import type { Database } from "@tenora/database/connection/connect";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { ArticlesVersion } from "./page-cache.ts";

/** Milliseconds for which one answer serves everybody: a new article appears this much later. */
const fresh = 1_000;

/** Asks the database at most once a second what the articles are, however many readers come. */
export function cachedArticlesVersion(database: Database<"tenora_web_public">): ArticlesVersion {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - asked < fresh) return answer;
    asked = performance.now();
    answer = asVisitor(database, articlesVersion).catch(() => null);
    return answer;
  };
}
