import type { Context, MiddlewareHandler } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Counts a refused request: the answer when this client has sent too many of them, else null. */
type CountRefusal = (context: Context<AppEnvironment>) => Promise<Response | null>;

/**
 * Whatever changes something must come from our own pages: `Origin` equal to PUBLIC_URL. Browsers
 * send it with every such request, so a foreign page cannot act with a visitor's cookie. Refusals
 * are counted by themselves: a foreign page must not use up what its visitor may do here.
 */
export function originGuard(
  publicUrl: string,
  countRefusal: CountRefusal,
): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (harmless.has(context.req.method) || context.req.header("origin") === publicUrl) {
      return next();
    }
    const message = `Requests must come from ${publicUrl}.`;
    return (await countRefusal(context)) ?? context.json({ code: "FOREIGN_ORIGIN", message }, 403);
  };
}
