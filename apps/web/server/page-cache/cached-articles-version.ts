import { articlesVersion } from "@tenora/database/article/articles-version";
import type { Database } from "@tenora/database/connection/connect";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { ArticlesVersion } from "./page-cache.ts";

/** How long one result is used, in ms: a new article appears this much later. */
const fresh = 1_000;

/** Queries the version of the articles at most once a second, however many readers come. */
export function cachedArticlesVersion(database: Database<"tenora_web_public">): ArticlesVersion {
  let queriedAt = Number.NEGATIVE_INFINITY;
  let version: Promise<string | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - queriedAt < fresh) return version;
    queriedAt = performance.now();
    version = asVisitor(database, articlesVersion).catch(() => null);
    return version;
  };
}
