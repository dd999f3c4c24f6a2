import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { clientAddress } from "../http/client-address.ts";
import type { AppEnvironment } from "../http/request-context.ts";

/** The longest path that is logged, in characters: long ones must not fill the disk. */
const maxLoggedLength = 300;

/** Sets the request id and logs one line per request, without query, names or addresses. */
export function requestLog(log: Logger, trustedProxies: number): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const forwardedFor = context.req.header("x-forwarded-for");
    const client = clientAddress(socketAddress(context), forwardedFor, trustedProxies);
    context.set("clientAddress", client);
    await next();
    // `context.header` would build a finished response again, from a stream of its body.
    context.res.headers.set("x-request-id", requestId);
    const { method } = context.req;
    const path = withoutIdentifiers(context.req.path).slice(0, maxLoggedLength);
    const ms = Math.round(performance.now() - began);
    const level = context.res.status >= 500 ? "error" : quiet(path) ? "debug" : "info";
    log[level]({ requestId, method, path, status: context.res.status, ms }, "request");
  };
}

/** Wallets, documents and links are personal: the log has the route, not who used it. */
export function withoutIdentifiers(path: string): string {
  return path
    .replace(
      /^\/(emails|acknowledge)\/[^/]+/i,
      (_path, page: string) => `/${page.toLowerCase()}/:token`,
    )
    .replace(/0x[0-9a-f]{40}/gi, ":wallet")
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, ":id");
}

/** Health checks every other second and assets would bury what people did. */
const quiet = (path: string) => path.startsWith("/assets/") || /^\/(healthz|readyz)$/.test(path);

/** Undefined for a request without a socket, as in tests. */
function socketAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}
