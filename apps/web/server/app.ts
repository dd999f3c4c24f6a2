import { makeLogger } from "@tenora/configuration/make-logger";
import type { MetricsSource } from "@tenora/configuration/serve-metrics";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { Hono, type MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { acknowledgementLimit, mailSettingsLimit } from "../app/http/route-handle.ts";
import type { Services } from "../app/services.server.ts";
import { answerEndpoint } from "./acknowledgement/answer-endpoint.ts";
import { clockEndpoints } from "./demonstration/clock-endpoint.ts";
import { demonstrationKey } from "./demonstration/demonstration-key.ts";
import { localChainEndpoint } from "./demonstration/local-chain-endpoint.ts";
import { localOnly } from "./demonstration/local-only.ts";
import { redirectToPublicUrl } from "./demonstration/redirect-to-public-url.ts";
import { sampleEndpoint } from "./demonstration/sample-endpoint.ts";
import {
  campaignPicturesEndpoint,
  campaignPicturesRateLimit,
} from "./documents/campaign-pictures-endpoint.ts";
import { coversEndpoint, coversRateLimit } from "./documents/covers-endpoint.ts";
import { documentsEndpoint, documentsRateLimit } from "./documents/documents-endpoint.ts";
import { logosEndpoint, logosRateLimit } from "./documents/logos-endpoint.ts";
import {
  rewardPicturesEndpoint,
  rewardPicturesRateLimit,
} from "./documents/reward-pictures-endpoint.ts";
import { settingsFormEndpoint } from "./emails/settings-form-endpoint.ts";
import { unsubscribeEndpoint, unsubscribeRateLimit } from "./emails/unsubscribe-endpoint.ts";
import { mountFeedEndpoints } from "./feeds/feed-endpoints.ts";
import { bodyLimits } from "./http/body-limits.ts";
import { manifestLimit, manifestPath } from "./http/manifest-limit.ts";
import { rejectNulInQuery } from "./http/reject-nul.ts";
import type { AppEnvironment } from "./http/request-context.ts";
import { type FindHandle, readRouteHandles } from "./http/route-handles.ts";
import { isValidPath, rejectInvalidPaths } from "./http/valid-path.ts";
import { webMetrics } from "./monitoring/metrics.ts";
import { requestLog } from "./monitoring/request-log.ts";
import { routePatterns } from "./monitoring/route-patterns.ts";
import { cachedArticlesVersion } from "./page-cache/cached-articles-version.ts";
import { cachedMarketVersion, homeVersion } from "./page-cache/market-pages.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { createPageHandler } from "./page-handler.ts";
import { publicApi } from "./public-api/public-api.ts";
import { publicConfigReader } from "./public-config.ts";
import { rateLimitMiddleware } from "./rate-limit/rate-limit-middleware.ts";
import { originGuard } from "./security/origin-guard.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { openServices } from "./services.ts";
import { shareImageEndpoint } from "./share-image/share-image-endpoint.ts";

/** Where the pages and the browser's files come from: the production build, or Vite. */
export interface Frontend {
  /** React Router's server build. The same object means unchanged code. */
  readonly loadBuild: () => Promise<ServerBuild>;
  /** Serves scripts, styles, fonts and pictures; passes every other request on. */
  readonly files: MiddlewareHandler<AppEnvironment>;
  /** Public pages are rendered once per process. */
  readonly cachesPages: boolean;
  /** For share images: the folder of the mark and the seal, and the font of the headings. */
  readonly shareImages: { readonly artwork: string; readonly font: string };
}

export interface WebApp {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Whether the route at a path accepts large bodies, which may be slow. */
  readonly allowsSlowBody: (path: string) => boolean;
  /** For a port of its own; never served by `fetch`. */
  readonly metrics: MetricsSource;
  close(): Promise<void>;
}

/** The whole web application: middleware and endpoints in the order of a request. */
export function createApp(settings: WebSettings, frontend: Frontend): WebApp {
  const log = makeLogger("web", settings.logLevel);
  const { services, pools, rateLimiter, close } = openServices(settings, log);
  const routes = currentRoutes(frontend.loadBuild);
  const metrics = webMetrics(pools, rateLimiter.countUnshared, routes.patternOf);
  const { publicUrl, demonstration } = settings;
  const key = demonstrationKey(settings);
  const version = cachedArticlesVersion(services.publicDatabase);
  const market = cachedMarketVersion(services);
  const versions = { articles: version, market, home: homeVersion(market, services.now) };
  const { answer, cache } = createPageHandler(services, versions, frontend.loadBuild);
  const limits = rateLimitMiddleware(rateLimiter.consumeToken, routes.handles);
  const app = new Hono<AppEnvironment>();

  app.use(requestLog(log, settings.trustedProxies));
  if (settings.metrics) app.use(metrics.middleware);
  app.use(securityHeaders());
  app.use("/api/v1/*", publicApi());
  app.use(rejectInvalidPaths());
  app.use(rejectNulInQuery());
  app.use(bodyLimits(routes.handles));
  mountState(app, services, key);
  if (demonstration) app.get("*", redirectToPublicUrl(publicUrl));
  // First, since a cached page is the same for everybody: no other check of the address is needed.
  if (frontend.cachesPages)
    app.get(
      "*",
      pageOr((request, path) => cache.findCached(request, path)),
    );
  mountDocuments(app, services, limits);
  app.use(localOnly(settings, key));
  if (demonstration) app.post("/dev/rpc", localChainEndpoint(settings.rpcUrls[0] ?? "", publicUrl));
  mountForms(app, services, limits);
  app.use(originGuard(publicUrl, limits.rejectedOrigin));
  if (demonstration) mountDemonstration(app, services);
  app.use(limits.limitedRoutes);
  app.get("*", frontend.files);
  mountFeedEndpoints(app, services, version);
  // What is neither cached nor a file costs something each time.
  app.use(limits.otherRoutes);
  app.all(manifestPath, manifestLimit());
  app.get("/og/*", shareImageEndpoint(cache, frontend.shareImages));
  if (frontend.cachesPages)
    app.get(
      "*",
      pageOr((request, path) => cache.answer(request, path)),
    );
  app.all("*", answer);
  app.onError((error, context) => {
    const { name, stack } = error;
    log.error({ requestId: context.get("requestId"), err: { name, stack } }, "failed");
    return context.text("Something went wrong on our side. Please try again.", 500);
  });
  const allowsSlowBody = (path: string) =>
    isValidPath(path) && routes.findHandle(path)?.maxBodyBytes !== undefined;
  return { fetch: app.fetch, allowsSlowBody, metrics: metrics.registry, close };
}

type App = Hono<AppEnvironment>;
type Limits = ReturnType<typeof rateLimitMiddleware>;

/** The routes of the current build; another build only comes in development. */
function currentRoutes(loadBuild: Frontend["loadBuild"]) {
  let patternOf = (_path: string) => "other";
  let findHandle: FindHandle = () => undefined;
  let last: ServerBuild | null = null;
  async function handles(): Promise<FindHandle> {
    const build = await loadBuild();
    if (build !== last) {
      last = build;
      patternOf = routePatterns(build);
      findHandle = readRouteHandles(build);
    }
    return findHandle;
  }
  // A build that cannot be loaded is reported to the request that needs it.
  void handles().catch(() => {});
  return {
    handles,
    patternOf: (path: string) => patternOf(path),
    findHandle: (path: string) => findHandle(path),
  };
}

/** Whether it runs, and what browsers may know of its settings. */
function mountState(app: App, services: Services, key: ReturnType<typeof demonstrationKey>) {
  const publicConfig = publicConfigReader(services.settings, services.now);
  void publicConfig();
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.get("/readyz", async (context) => {
    const state = await services.readiness();
    return context.json(state, state.ready ? 200 : 503);
  });
  app.get("/config.json", async (context) => {
    const config = await publicConfig();
    return context.json(key.isInCookie(context) ? key.addToRpcUrl(config) : config);
  });
}

/** A page that `find` has, or what comes next. */
const pageOr =
  (find: PageCache["answer"]): MiddlewareHandler<AppEnvironment> =>
  async ({ req }, next) =>
    (await find(req.raw, req.path)) ?? next();

function mountDocuments(app: App, services: Services, { limitTo }: Limits) {
  const endpoints = {
    "/documents/:bucket/:path": [documentsRateLimit, documentsEndpoint],
    "/insights/covers/:path": [coversRateLimit, coversEndpoint],
    "/rewards/pictures/:address": [rewardPicturesRateLimit, rewardPicturesEndpoint],
    "/campaigns/pictures/:hash": [campaignPicturesRateLimit, campaignPicturesEndpoint],
    "/logos/:path": [logosRateLimit, logosEndpoint],
  } as const;
  for (const [path, [limit, endpoint]] of Object.entries(endpoints))
    app.get(path, limitTo(limit), endpoint(services));
}

/** What is posted past the route table. */
function mountForms(app: App, services: Services, { limitTo }: Limits) {
  // Mail services press it, whose requests have no origin.
  app.post("/emails/:token", limitTo(unsubscribeRateLimit), unsubscribeEndpoint(services));
  app.post("/emails/:token/settings", limitTo(mailSettingsLimit), settingsFormEndpoint(services));
  app.post("/acknowledge/:token", limitTo(acknowledgementLimit), answerEndpoint(services));
}

function mountDemonstration(app: App, services: Services) {
  const clock = clockEndpoints(services);
  app.get("/dev/clock", clock.read);
  app.post("/dev/clock", clock.move);
  app.get("/dev/:file{sample-.+}", sampleEndpoint(services.settings.rpcUrls[0] ?? ""));
}
