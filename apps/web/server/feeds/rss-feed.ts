import type { ArticleSummary } from "@tenora/database/article/list-articles";
import { brand } from "@tenora/domain/brand";
import { type FeedContext, newest, newestChange } from "./feed-context.ts";
import { xml, xmlDocument } from "./xml.ts";

/** The newest articles as RSS 2.0. */
export function rssFeed({ site, now }: FeedContext, articles: readonly ArticleSummary[]): string {
  const title = `${brand.name} Insights`;
  const items = newest(articles).map((article) => {
    const address = `${site}/insights/${article.slug}`;
    return xml("item", [
      xml("title", article.title),
      xml("link", address),
      xml("guid", address),
      xml("pubDate", article.created_at.toUTCString()),
      xml("description", asHtml(article.excerpt ?? "")),
      ...article.tags.map((tag) => xml("category", tag)),
    ]);
  });
  const channel = xml("channel", [
    xml("title", title),
    xml("link", `${site}/insights`),
    xml("description", brand.description),
    xml("language", "en"),
    xml("copyright", `© ${now.getUTCFullYear()} ${brand.name}`),
    xml("lastBuildDate", newestChange(articles).toUTCString()),
    xml("docs", "https://www.rssboard.org/rss-specification"),
    xml("image", [
      xml("url", `${site}/apple-touch-icon.png`),
      xml("title", title),
      xml("link", `${site}/insights`),
    ]),
    xml("atom:link", "", {
      rel: "self",
      href: `${site}/insights/rss.xml`,
      type: "application/rss+xml",
    }),
    ...items,
  ]);
  const attributes = { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" };
  return xmlDocument(xml("rss", [channel], attributes));
}

/** Readers take a description for HTML, so plain text is escaped for that before it is for XML. */
const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
