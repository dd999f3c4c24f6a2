import type { ArticleSummary } from "@tenora/database/article/list-articles";

/** The site and the time of a feed. */
export interface FeedContext {
  /** The public address without a slash. */
  readonly site: string;
  readonly now: Date;
}

const maxEntries = 50;

/** The articles in a feed, of a list that is sorted newest first. */
export const newest = (articles: readonly ArticleSummary[]) => articles.slice(0, maxEntries);

/** When any of the articles last changed; 1970 where there are none. */
export const newestChange = (articles: readonly ArticleSummary[]): Date =>
  new Date(Math.max(0, ...articles.map(({ updated_at }) => updated_at.getTime())));
