import type { ArticleSummary } from "@tenora/database/list-articles";
import { brand } from "@tenora/domain/brand";
import { Feed } from "feed";

/** The newest articles, for readers of feeds; `site` is the public address without a slash. */
export function articleFeed(site: string, articles: readonly ArticleSummary[], now: Date): Feed {
  const feed = new Feed({
    id: `${site}/insights`,
    link: `${site}/insights`,
    title: `${brand.name} Insights`,
    description: brand.description,
    language: "en",
    image: `${site}/apple-touch-icon.png`,
    favicon: `${site}/favicon.ico`,
    copyright: `© ${now.getUTCFullYear()} ${brand.name}`,
    updated: new Date(Math.max(0, ...articles.map((one) => one.updated_at.getTime()))),
    feedLinks: { rss: `${site}/insights/rss.xml`, atom: `${site}/insights/atom.xml` },
    author: { name: brand.name, link: site },
  });
  for (const { slug, title, excerpt, tags, created_at, updated_at } of articles.slice(0, 50)) {
    feed.addItem({
      id: `${site}/insights/${slug}`,
      link: `${site}/insights/${slug}`,
      title,
      description: excerpt ?? "",
      category: tags.map((name) => ({ name })),
      published: created_at,
      date: updated_at,
      author: [{ name: brand.name, link: site }],
    });
  }
  return feed;
}
