import { globSync } from "node:fs";
import { join } from "node:path";
import { makeLogger } from "@tenora/configuration/make-logger";
import type { MetricsSource } from "@tenora/configuration/serve-metrics";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { Hono } from "hono";
import { articlesVersionOf } from "./articles-version-of.ts";
import { coversDoor } from "./covers-door.ts";
import { documentsDoor } from "./documents-door.ts";
import { mountFeeds } from "./feeds/feed-doors.ts";
import { readiness } from "./health.ts";
import { bodyLimits } from "./http/body-limits.ts";
import { manifestLimit, manifestPath } from "./http/manifest-limit.ts";
import { visitorLimits } from "./limits/visitor-limits.ts";
import { localChainDoor } from "./local-chain-door.ts";
import { localOnly } from "./local-only.ts";
import { webMetrics } from "./metrics.ts";
import { originGuard } from "./origin-guard.ts";
import { ownAddress } from "./own-address.ts";
import { pages, serverBuild } from "./pages.ts";
import { publicConfigReader } from "./public-config.ts";
import { readablePaths } from "./readable-path.ts";
import type { AppEnvironment } from "./request-context.ts";
import { requestLog } from "./request-log.ts";
import { routePatterns } from "./route-patterns.ts";
import { securityHeaders } from "./security-headers.ts";
import { openServices } from "./services.ts";
import { shareImageDoor } from "./share-image/share-image-door.ts";
import { staticFiles } from "./static-files.ts";

export interface WebApp {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** For a port of its own; never served by `fetch`. */
  readonly metrics: MetricsSource;
  close(): Promise<void>;
}

/** The whole web application: doors in the order in which a request meets them. */
export function createApp(settings: WebSettings, clientFolder: string): WebApp {
  const log = makeLogger("web", settings.logLevel);
  const { services, pools, takeTurn, close } = openServices(settings, log);
  let patternOf = (_path: string) => "other";
  const build = serverBuild();
  void build.then((routes) => {
    patternOf = routePatterns(routes);
  });
  const metrics = webMetrics(pools, (path) => patternOf(path));
  const { publicUrl, demonstration } = settings;
  const publicConfig = publicConfigReader(settings, services.now);
  void publicConfig();
  const app = new Hono<AppEnvironment>();

  app.use(requestLog(log, settings.trustedProxies));
  if (settings.metrics) app.use(metrics.middleware);
  app.use(securityHeaders());
  app.use(readablePaths());
  app.use(bodyLimits());
  app.get("/healthz", (context) => context.json({ ok: true }));
  const isReady = readiness(services);
  app.get("/readyz", async (context) => {
    const state = await isReady();
    return context.json(state, state.ready ? 200 : 503);
  });
  app.get("/config.json", async (context) => context.json(await publicConfig()));
  const version = articlesVersionOf(services.publicDatabase);
  const { answer, cache } = pages(services, version, build);
  if (demonstration) app.get("*", ownAddress(publicUrl));
  // Before all that looks at each address once more: what is kept is the same for everybody.
  app.get("*", async (context, next) => {
    const kept = await cache.kept(context.req.raw, context.req.path);
    return kept ?? next();
  });
  const limits = visitorLimits(takeTurn);
  app.get("/documents/:bucket/:path", limits.atDoors, documentsDoor(services));
  app.get("/insights/covers/:path", limits.atDoors, coversDoor(services));
  app.use(localOnly(settings));
  if (demonstration) app.post("/dev/rpc", localChainDoor(settings.rpcUrls[0] ?? "", publicUrl));
  app.use(originGuard(publicUrl, limits.refusedOrigin));
  app.use(limits.atDoors);
  app.get("*", staticFiles(clientFolder));
  mountFeeds(app, services, version);
  // What is neither kept nor a file costs something each time.
  app.use(limits.elsewhere);
  app.all(manifestPath, manifestLimit());
  app.get("/og/*", shareImageDoor(cache, { artwork: clientFolder, font: serif(clientFolder) }));
  app.get("*", async (context, next) => {
    const made = await cache.answer(context.req.raw, context.req.path);
    return made ?? next();
  });
  app.all("*", answer);
  app.onError((error, context) => {
    const { name, stack } = error;
    log.error({ requestId: context.get("requestId"), err: { name, stack } }, "failed");
    return context.text("Something went wrong on our side. Please try again.", 500);
  });
  return { fetch: app.fetch, metrics: metrics.registry, close };
}

/** The built font of the headings; its name carries a hash. */
const serif = (clientFolder: string) =>
  join(
    clientFolder,
    globSync("assets/newsreader-display-latin-*.woff2", { cwd: clientFolder })[0] ?? "",
  );
