import type { Context, MiddlewareHandler } from "hono";
import { rejection } from "../http/rejection.ts";
import type { AppEnvironment } from "../http/request-context.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Counts a rejected request: the response when this client has sent too many of them, else null. */
type CountRejection = (context: Context<AppEnvironment>) => Promise<Response | null>;

/**
 * A request that may change something must come from our own pages: `Origin` equal to PUBLIC_URL.
 * Browsers send it with every such request, so a foreign page cannot act with a visitor's cookie.
 * Rejections are counted separately: a foreign page must not use up its visitor's rate limit.
 */
export function originGuard(
  publicUrl: string,
  countRejection: CountRejection,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (safeMethods.has(context.req.method) || context.req.header("origin") === publicUrl) {
      return next();
    }
    return (await countRejection(context)) ?? rejection(context, "FOREIGN_ORIGIN");
  };
}
