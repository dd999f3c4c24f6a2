/** One line of the list. */
export interface ArticleListItem {
  readonly slug: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly createdAt: Date;
}

export interface ArticlesPage {
  readonly articles: readonly ArticleListItem[];
  /** The list failed to load; it is then empty. */
  readonly failed: boolean;
}

/** An article as the reader shows it. */
export interface ArticlePage extends ArticleListItem {
  readonly excerpt: string | null;
  readonly coverImageUrl: string | null;
  readonly updatedAt: Date;
  /** Sanitised. */
  readonly html: string;
}

export interface Reading {
  /** Null when there is no such article, or it failed to load. */
  readonly article: ArticlePage | null;
  readonly failed: boolean;
  /** The site's own origin, for addresses that others store. */
  readonly origin: string;
}

export const failedList: ArticlesPage = { articles: [], failed: true };
export const failedReading: Reading = { article: null, failed: true, origin: "" };
