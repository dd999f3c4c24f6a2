import { type ArticleSummary, listArticles } from "@tenora/database/article/list-articles";
import { listProfileSlugs } from "@tenora/database/profile/seller-profiles";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Hono } from "hono";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { memoize } from "../monitoring/memoize.ts";
import { type ArticlesVersion, publicPages } from "../page-cache/page-cache.ts";
import { atomFeed } from "./atom-feed.ts";
import { rssFeed } from "./rss-feed.ts";
import { securityText } from "./security-text.ts";
import { robots, siteMap } from "./site-map.ts";

const tenMinutes = "public, max-age=600";

/** robots.txt, security.txt, sitemap.xml, and the articles as RSS and Atom. */
export function mountFeedEndpoints(
  app: Hono<AppEnvironment>,
  services: Services,
  version: ArticlesVersion,
): void {
  const site = services.settings.publicUrl;
  const articles = cachedArticles(services, version);
  const sellers = cachedSellers(services);
  app.get("/robots.txt", (context) => context.text(robots(site)));
  app.get("/.well-known/security.txt", (context) =>
    context.text(securityText(site, services.settings.operator.securityEmail, services.now())),
  );
  const documents = {
    "/sitemap.xml": [
      "application/xml",
      async (all: Articles) => siteMap(site, publicPages, all, await sellers()),
    ],
    "/insights/rss.xml": ["application/rss+xml", (all: Articles) => rssFeed(feed(), all)],
    "/insights/atom.xml": ["application/atom+xml", (all: Articles) => atomFeed(feed(), all)],
  } as const;
  const feed = () => ({ site, now: services.now() });
  for (const [path, [type, write]] of Object.entries(documents)) {
    app.get(path, async (context) => {
      const all = await articles();
      if (all === null)
        return context.text("Please try again in a moment.", 503, { "retry-after": "30" });
      return context.body(await write(all), 200, {
        "content-type": `${type}; charset=utf-8`,
        "cache-control": tenMinutes,
      });
    });
  }
}

type Articles = readonly ArticleSummary[];

/** The list, read once per version; while the database is unavailable, the last one. */
function cachedArticles({ publicDatabase, log }: Services, version: ArticlesVersion) {
  let cached: { readonly version: string; readonly articles: Articles } | null = null;
  return async (): Promise<Articles | null> => {
    const current = await version();
    if (current === null || current === cached?.version) return cached?.articles ?? null;
    try {
      cached = { version: current, articles: await asVisitor(publicDatabase, listArticles) };
    } catch (error) {
      log.error({ name: (error as Error).name }, "articles could not be read");
    }
    return cached?.articles ?? null;
  };
}

const minute = 60_000;

/** The slugs of the businesses with a page, read once a minute; those read last when that fails. */
function cachedSellers({ publicDatabase, log, now }: Services): () => Promise<readonly string[]> {
  let last: readonly string[] = [];
  const read = memoize(
    () => asVisitor(publicDatabase, listProfileSlugs),
    minute,
    () => now().getTime(),
  );
  return async () => {
    try {
      last = await read();
    } catch (error) {
      log.error({ name: (error as Error).name }, "businesses could not be read");
    }
    return last;
  };
}
