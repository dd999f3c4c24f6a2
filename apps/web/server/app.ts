import { globSync } from "node:fs";
import { join } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { pino } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  nonceContext,
  requestIdContext,
  type Services,
  servicesContext,
} from "../app/config/services.server.ts";
import { articlesVersionOf } from "./articles-version-of.ts";
import { callerHeader } from "./auth/auth-options.ts";
import { documentsDoor } from "./documents-door.ts";
import { mountFeeds } from "./feeds/feed-doors.ts";
import { readiness } from "./health.ts";
import { localChainDoor } from "./local-chain-door.ts";
import { localOnly } from "./local-only.ts";
import { makeNonce } from "./nonce.ts";
import { originGuard } from "./origin-guard.ts";
import { type ArticlesVersion, PageCache } from "./page-cache.ts";
import type { AppEnvironment } from "./request-context.ts";
import { requestLog } from "./request-log.ts";
import { contentPolicy, securityHeaders } from "./security-headers.ts";
import { openServices } from "./services.ts";
import { shareImageDoor } from "./share-image/share-image-door.ts";
import { staticFiles } from "./static-files.ts";

export interface WebApp {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  close(): Promise<void>;
}

/** Whatever is no document is a few words. In bytes. */
const largestBody = 64 * 1024;
/** Here documents arrive; whoever receives them counts them, and knows the sentence for too much. */
const uploads = new Set(["/api/business/submissions", "/api/business/certificate"]);
const showsDocuments = /^\/admin(\/|$)/;

/** The whole web application: doors in the order in which a request meets them. */
export function createApp(settings: WebSettings, clientFolder: string): WebApp {
  const log = pino({ level: settings.logLevel, base: { part: "web" } });
  const { services, close } = openServices(settings, log);
  const { publicUrl, demonstration } = settings;
  const app = new Hono<AppEnvironment>();

  app.use(requestLog(log, settings.trustProxy));
  app.use(securityHeaders());
  app.use(limitBodies());
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.get("/readyz", async (context) => {
    const state = await readiness(services);
    return context.json(state, state.ready ? 200 : 503);
  });
  app.get("/config.json", (context) => context.json(settings.publicConfig));
  app.get("/documents/:bucket/:path", documentsDoor(services));
  if (demonstration) app.post("/dev/rpc", localChainDoor(settings.rpcUrls[0] ?? "", publicUrl));
  app.use(localOnly(demonstration !== null));
  app.use(originGuard(publicUrl));
  // Not for other methods: it asks the disk for every request that comes by.
  app.get("*", staticFiles(clientFolder));
  const version = articlesVersionOf(services.publicDatabase);
  mountFeeds(app, services, version);
  const { answer, cache } = pages(services, version);
  app.get("/og/*", shareImageDoor(cache, { artwork: clientFolder, font: serif(clientFolder) }));
  app.all("*", answer);
  app.onError((error, context) => {
    context.get("log").error({ err: { name: error.name, stack: error.stack } }, "failed");
    return context.text("Something went wrong on our side. Please try again.", 500);
  });
  return { fetch: app.fetch, close };
}

/** The built font of the headings; its name carries a hash. */
const serif = (clientFolder: string) =>
  join(
    clientFolder,
    globSync("assets/newsreader-display-latin-*.woff2", { cwd: clientFolder })[0] ?? "",
  );

function limitBodies(): MiddlewareHandler<AppEnvironment> {
  const onError = (context: Context) =>
    context.json({ code: "TOO_LARGE", message: "This is more than we take at once." }, 413);
  const limit = bodyLimit({ maxSize: largestBody, onError });
  return (context, next) => (uploads.has(context.req.path) ? next() : limit(context, next));
}

function pages(services: Services, version: ArticlesVersion) {
  const { publicUrl } = services.settings;
  const handler = createRequestHandler(
    // Its own type says "undefined" where the parameter's says "absent".
    () => import("virtual:react-router/server-build") as unknown as Promise<ServerBuild>,
    import.meta.env.MODE,
  );
  const render = (request: Request, nonce: string | undefined, requestId: string) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(nonceContext, nonce);
    context.set(requestIdContext, requestId);
    return handler(request, context);
  };
  const cache = new PageCache(
    publicUrl,
    (url) => render(new Request(url), undefined, ""),
    version,
    services.now,
  );

  const answer = async (context: Context<AppEnvironment>): Promise<Response> => {
    const { url, path } = context.req;
    if (path.length > 1 && path.endsWith("/")) {
      const { search } = new URL(url);
      return context.redirect(path.replace(/\/+$/, "").replace(/^\/+/, "/") + search, 308);
    }
    const cached = await cache.answer(context.req.raw);
    if (cached) return cached;

    const nonce = makeNonce();
    const request = new Request(context.req.raw);
    request.headers.set(callerHeader, context.get("clientAddress"));
    const response = await render(request, nonce, context.get("requestId"));
    const page = new Response(response.body, response);
    if (page.headers.get("content-type")?.startsWith("text/html")) {
      const frames = showsDocuments.test(path) ? `${publicUrl}/documents/` : undefined;
      page.headers.set("content-security-policy", contentPolicy({ nonce }, frames));
    }
    // What was made for one person's request must not be kept by anything between us and him.
    if (!page.headers.has("cache-control")) page.headers.set("cache-control", "private, no-store");
    return page;
  };
  return { answer, cache };
}
