import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whatever changes something must come from our own pages: `Origin` equal to PUBLIC_URL. Browsers
 * send it with every such request, so a foreign page cannot act with a visitor's cookie.
 */
export function originGuard(publicUrl: string): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (!harmless.has(context.req.method) && context.req.header("origin") !== publicUrl) {
      return context.json(
        { code: "FOREIGN_ORIGIN", message: `Requests must come from ${publicUrl}.` },
        403,
      );
    }
    return next();
  };
}
