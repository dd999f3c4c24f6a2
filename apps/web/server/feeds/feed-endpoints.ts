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

/** What programs read of the site: robots.txt, security.txt, sitemap.xml, articles as RSS and Atom. */
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
    "/insights/rss.xml": ["application/rss+xml", (all: Articles) => rssFeed(place(), all)],
    "/insights/atom.xml": ["application/atom+xml", (all: Articles) => atomFeed(place(), all)],
  } as const;
  const place = () => ({ site, now: services.now() });
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

/** The list, read once for each version; while the database is away as it was. */
function cachedArticles({ publicDatabase, log }: Services, version: ArticlesVersion) {
  let kept: { readonly version: string; readonly articles: Articles } | null = null;
  return async (): Promise<Articles | null> => {
    const current = await version();
    if (current === null || current === kept?.version) return kept?.articles ?? null;
    try {
      kept = { version: current, articles: await asVisitor(publicDatabase, listArticles) };
    } catch (error) {
      log.error({ name: (error as Error).name }, "articles could not be read");
    }
    return kept?.articles ?? null;
  };
}
