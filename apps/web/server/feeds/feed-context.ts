import type { ArticleSummary } from "@tenora/database/article/list-articles";

/** Where and when a feed is read. */
export interface FeedContext {
  /** The public address without a slash. */
  readonly site: string;
  readonly now: Date;
}

const mostEntries = 50;

/** What a feed holds of the articles, which come newest first. */
export const newest = (articles: readonly ArticleSummary[]) => articles.slice(0, mostEntries);

/** When any of the articles last changed; 1970 where there are none. */
export const lastChange = (articles: readonly ArticleSummary[]): Date =>
  new Date(Math.max(0, ...articles.map(({ updated_at }) => updated_at.getTime())));
