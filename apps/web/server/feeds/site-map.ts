import type { ArticleSummary } from "@tenora/database/article/list-articles";
import { xml, xmlDocument } from "./xml.ts";

/** Public pages whose content needs a wallet: not for search engines. */
const unlisted = new Set(["/investor/onboarding/success"]);

/** sitemaps.org 0.9: every public page, every business, and every article with its last change. */
export function siteMap(
  site: string,
  pages: Iterable<string>,
  articles: readonly ArticleSummary[],
  sellers: readonly string[],
): string {
  const fixed = [
    ...pages,
    "/exchange",
    "/fees",
    "/insights",
    ...sellers.map((slug) => `/b/${slug}`),
  ].filter((path) => !unlisted.has(path));
  const entries = [
    ...fixed.map((path) => xml("url", [xml("loc", site + path)])),
    ...articles.map(({ slug, updated_at }) =>
      xml("url", [
        xml("loc", `${site}/insights/${slug}`),
        xml("lastmod", updated_at.toISOString()),
      ]),
    ),
  ];
  const attributes = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };
  return xmlDocument(xml("urlset", entries, attributes));
}

/** What search engines should not crawl, and where the sitemap is. */
export const robots = (site: string): string =>
  ["User-agent: *", ...["/admin", "/api/", "/dev/", "/documents/"].map((one) => `Disallow: ${one}`)]
    .concat("", `Sitemap: ${site}/sitemap.xml`, "")
    .join("\n");
