import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import {
  nonceContext,
  requestIdContext,
  type Services,
  servicesContext,
} from "../app/services.server.ts";
import { clientAddressHeader } from "./auth/auth-options.ts";
import { renewCookies } from "./auth/renew-cookies.ts";
import { coalesceBody } from "./http/coalesce-body.ts";
import { publicRequest } from "./http/public-request.ts";
import type { AppEnvironment } from "./http/request-context.ts";
import { PageCache, type PageVersions } from "./page-cache/page-cache.ts";
import { makeNonce } from "./security/nonce.ts";
import { contentPolicy } from "./security/security-headers.ts";

/** Still encoded: decoded, it might name another host to a browser, or break the header. */
function withoutTrailingSlash({ pathname, search }: URL): string {
  return pathname.replace(/(?<!\/)\/+$/, "").replace(/^(?:\/|%5c)*/i, "/") + search;
}

/** Coalesced from the socket where there is one; a request in a test has its own body. */
function bodyOf({ env, req }: Context<AppEnvironment>): ReadableStream | null {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  return incoming === undefined ? req.raw.body : coalesceBody(incoming);
}

/** React Router's handler, made once per build: given a function, it would rank all routes per request. */
function handlerOfBuild(loadBuild: () => Promise<ServerBuild>) {
  let last: { readonly build: ServerBuild; readonly handler: RequestHandler } | null = null;
  return async () => {
    const build = await loadBuild();
    if (last?.build !== build) {
      last = { build, handler: createRequestHandler(build, import.meta.env.MODE) };
    }
    return last.handler;
  };
}

/** The route table: `cache` has the pages that are the same for everybody, `answer` renders the rest. */
export function createPageHandler(
  services: Services,
  versions: PageVersions,
  loadBuild: () => Promise<ServerBuild>,
) {
  const { publicUrl } = services.settings;
  const requestHandler = handlerOfBuild(loadBuild);
  const render = async (request: Request, nonce: string, requestId: string) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(nonceContext, nonce);
    context.set(requestIdContext, requestId);
    return (await requestHandler())(request, context);
  };
  const cache = new PageCache(
    publicUrl,
    (url, nonce) => render(new Request(url), nonce, ""),
    versions,
    services.now,
  );

  const answer = async (context: Context<AppEnvironment>): Promise<Response> => {
    const { url, path } = context.req;
    if (path.length > 1 && path.endsWith("/")) {
      return context.redirect(withoutTrailingSlash(new URL(url)), 308);
    }
    const nonce = makeNonce();
    const request = publicRequest(context.req.raw, publicUrl, bodyOf(context));
    request.headers.set(clientAddressHeader, context.get("clientAddress"));
    renewCookies(request.headers, services.settings.secrets.auth);
    const response = await render(request, nonce, context.get("requestId"));
    const page = new Response(response.body, response);
    if (page.headers.get("content-type")?.startsWith("text/html")) {
      const policy = contentPolicy({ nonce });
      page.headers.set("content-security-policy", policy);
    }
    // No cache between us and a person may store what was rendered for their request.
    if (!page.headers.has("cache-control")) page.headers.set("cache-control", "private, no-store");
    return page;
  };
  return { answer, cache };
}
