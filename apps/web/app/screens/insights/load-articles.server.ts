import { findArticle } from "@tenora/database/article/find-article";
import { findNewestArticle } from "@tenora/database/article/find-newest-article";
import {
  type Article,
  type ArticleSummary,
  listArticles,
} from "@tenora/database/article/list-articles";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { slugShape } from "@tenora/domain/article/article";
import type { RouterContextProvider } from "react-router";
import { renderArticle } from "~/features/article-body/render-article.server";
import { servicesContext } from "~/services.server";
import {
  type ArticleListItem,
  type ArticlePage,
  type ArticlesPage,
  failedList,
  failedReading,
  type Reading,
} from "./article-pages.ts";
import { articleRetries, listRetries, withRetries } from "./with-retries.ts";

type Context = Readonly<RouterContextProvider>;

/** All published articles, newest first; an empty list when they cannot be read. */
export async function loadList(context: Context): Promise<ArticlesPage> {
  const { publicDatabase } = context.get(servicesContext);
  try {
    const rows = await withRetries(listRetries, () => asVisitor(publicDatabase, listArticles));
    return { articles: rows.map(toLine), failed: false };
  } catch (error) {
    logFailure(context, error);
    return failedList;
  }
}

/** The article of this slug, or without one the first of the list. */
export async function loadReading(context: Context, slug: string | undefined): Promise<Reading> {
  const { publicDatabase, settings } = context.get(servicesContext);
  const origin = settings.publicUrl;
  // Nothing is queried for what cannot be a slug.
  if (slug !== undefined && !slugShape.test(slug)) return { article: null, failed: false, origin };
  try {
    const row = await withRetries(articleRetries, () =>
      asVisitor(publicDatabase, (tx) =>
        slug === undefined ? findNewestArticle(tx) : findArticle(tx, slug),
      ),
    );
    return { article: row && toPage(row), failed: false, origin };
  } catch (error) {
    logFailure(context, error);
    return { ...failedReading, origin };
  }
}

const toLine = (row: ArticleSummary): ArticleListItem => ({
  slug: row.slug,
  title: row.title,
  tags: row.tags,
  createdAt: row.created_at,
});

const toPage = (row: Article): ArticlePage => ({
  ...toLine(row),
  excerpt: row.excerpt,
  coverImageUrl: ownImage(row.cover_image_url),
  updatedAt: row.updated_at,
  html: htmlOf(row),
});

/** The last rendering of each article: reading costs no rendering, only writing does. */
const rendered = new Map<string, { readonly content: string; readonly html: string }>();
const maxRendered = 300;

function htmlOf({ slug, content }: Article): string {
  const cached = rendered.get(slug);
  if (cached?.content === content) return cached.html;
  const html = renderArticle(content);
  if (rendered.size >= maxRendered) rendered.clear();
  rendered.set(slug, { content, html });
  return html;
}

/** Images come from our own server only: no other learns who reads what. */
const ownImage = (url: string | null) => (url !== null && /^\/(?!\/)/.test(url) ? url : null);

function logFailure(context: Context, error: unknown): void {
  const { name, stack } = error as Error;
  context.get(servicesContext).log.error({ name, stack }, "articles could not be read");
}
