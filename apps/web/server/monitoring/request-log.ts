import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { clientAddress } from "../http/client-address.ts";
import type { AppEnvironment } from "../http/request-context.ts";

/** Of a path, in characters: whoever invents long ones does not fill the disk. */
const longestLogged = 300;

/** Gives the request its id and writes one line about it, without query, names or addresses. */
export function requestLog(log: Logger, trustedProxies: number): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    context.set("requestId", requestId);
    const forwardedFor = context.req.header("x-forwarded-for");
    const client = clientAddress(socketAddress(context), forwardedFor, trustedProxies);
    context.set("clientAddress", client);
    await next();
    // `context.header` would make a finished answer anew, from a stream of its body.
    context.res.headers.set("x-request-id", requestId);
    const { method } = context.req;
    const path = withoutIdentifiers(context.req.path).slice(0, longestLogged);
    const ms = Math.round(performance.now() - began);
    const level = context.res.status >= 500 ? "error" : quiet(path) ? "debug" : "info";
    log[level]({ requestId, method, path, status: context.res.status, ms }, "request");
  };
}

/** Wallets, documents and links are somebody's: the log knows the endpoint, not who came through it. */
export function withoutIdentifiers(path: string): string {
  return path
    .replace(/0x[0-9a-f]{40}/gi, ":wallet")
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, ":id");
}

/** A proxy asks every other second: what people did would be lost among that. */
const quiet = (path: string) => path.startsWith("/assets/") || /^\/(healthz|readyz)$/.test(path);

/** Undefined for a request that came without a socket, as in tests. */
function socketAddress(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
}
