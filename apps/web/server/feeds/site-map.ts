import type { ArticleSummary } from "@tenora/database/list-articles";

/** Public pages that say the same to everybody only once somebody is known: not for searching. */
const unlisted = new Set(["/investor/onboarding/success"]);

/** sitemaps.org 0.9: every public page, and every article with its last change. */
export function siteMap(
  site: string,
  pages: Iterable<string>,
  articles: readonly ArticleSummary[],
): string {
  const fixed = [...pages, "/insights"].filter((path) => !unlisted.has(path));
  const entries = [
    ...fixed.map((path) => `<url><loc>${site}${path === "/" ? "/" : path}</loc></url>`),
    // A slug is lower-case letters, figures and hyphens: nothing in it needs to be escaped.
    ...articles.map(
      ({ slug, updated_at }) =>
        `<url><loc>${site}/insights/${slug}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Where search engines need not look, and where they should begin. */
export const robots = (site: string): string =>
  ["User-agent: *", ...["/admin", "/api/", "/dev/", "/documents/"].map((one) => `Disallow: ${one}`)]
    .concat("", `Sitemap: ${site}/sitemap.xml`, "")
    .join("\n");
