import { type ArticleSummary, listArticles } from "@tenora/database/article/list-articles";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Hono } from "hono";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
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
  app.get("/robots.txt", (context) => context.text(robots(site)));
  app.get("/.well-known/security.txt", (context) =>
    context.text(securityText(site, services.now())),
  );
  const documents = {
    "/sitemap.xml": ["application/xml", (all: Articles) => siteMap(site, publicPages, all)],
    "/insights/rss.xml": ["application/rss+xml", (all: Articles) => rssFeed(feed(), all)],
    "/insights/atom.xml": ["application/atom+xml", (all: Articles) => atomFeed(feed(), all)],
  } as const;
  const feed = () => ({ site, now: services.now() });
  for (const [path, [type, write]] of Object.entries(documents)) {
    app.get(path, async (context) => {
      const all = await articles();
      if (all === null)
        return context.text("Please try again in a moment.", 503, { "retry-after": "30" });
      return context.body(write(all), 200, {
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
