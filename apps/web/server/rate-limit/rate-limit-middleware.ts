import type { Context, MiddlewareHandler, Next } from "hono";
import { errorMessages } from "../../app/http/error-messages.ts";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import { rejection } from "../http/rejection.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import type { FindHandle } from "../http/route-handles.ts";
import { clientNetwork } from "./client-network.ts";
import type { ConsumeToken } from "./rate-limiter.ts";

/**
 * What React Router answers and no route counts by a limit of its own, whatever the method: the
 * portal's pages and actions, unknown addresses, the data of pages, signing out. Cached pages and
 * files are not counted.
 */
const defaultLimit: RateLimit = {
  name: "everything else",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/** Requests from foreign pages; counted separately, since the visitor is not to blame for them. */
const rejectedOriginLimit: RateLimit = {
  name: "refused origin",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

interface RateLimitMiddleware {
  /** For an endpoint past the route table. */
  readonly limitTo: (limit: RateLimit) => MiddlewareHandler<AppEnvironment>;
  /** Applies the `rateLimits` of a route's handle, before anything of the body is read. */
  readonly limitedRoutes: MiddlewareHandler<AppEnvironment>;
  /** Counts a request whose Origin was rejected: 429 once there were too many, else null. */
  readonly rejectedOrigin: (context: Context<AppEnvironment>) => Promise<Response | null>;
  /** Applies the default limit to requests without another; mounted behind everything cached. */
  readonly otherRoutes: MiddlewareHandler<AppEnvironment>;
}

/** Rejects clients that send more requests than a route's limit allows (429). */
export function rateLimitMiddleware(
  consumeToken: ConsumeToken,
  handles: () => Promise<FindHandle>,
): RateLimitMiddleware {
  const reject = async (context: Context<AppEnvironment>, limit: RateLimit) => {
    const network = clientNetwork(context.get("clientAddress"));
    const wait = await consumeToken(limit.name, network, limit.perAddress, limit.batchSize);
    return wait === 0 ? null : tooManyRequests(context, wait);
  };
  const count = async (context: Context<AppEnvironment>, next: Next, limit: RateLimit) =>
    (await reject(context, limit)) ?? next();
  const limitsAt = async ({ req }: Context) => (await handles())(req.path)?.rateLimits;
  return {
    limitTo: (limit) => (context, next) => count(context, next, limit),
    // The router passes any method to a route's action, so one without a limit is rejected.
    async limitedRoutes(context, next) {
      const limits = await limitsAt(context);
      if (limits === undefined) return next();
      const method = methodOf(context);
      const limit = limits[method as keyof typeof limits];
      // The handler counts it once a wallet is proven; until then it is a request like any other.
      if (limit) return count(context, next, limit.countedOnceSignedIn ? defaultLimit : limit);
      if (method === "GET") return next();
      const allow = Object.keys(limits).join(", ");
      return rejection(context, "METHOD_NOT_ALLOWED", { allow });
    },
    rejectedOrigin: (context) => reject(context, rejectedOriginLimit),
    async otherRoutes(context, next) {
      const limits = await limitsAt(context);
      const isCounted = limits?.[methodOf(context) as keyof typeof limits] !== undefined;
      return isCounted ? next() : count(context, next, defaultLimit);
    },
  };
}

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const methodOf = ({ req }: Context) => (reading.has(req.method) ? "GET" : req.method);

function tooManyRequests(context: Context<AppEnvironment>, wait: number): Response {
  const code = "TOO_MANY_REQUESTS";
  const headers = { "retry-after": String(wait) };
  if (!context.req.header("accept")?.includes("text/html")) {
    return rejection(context, code, headers);
  }
  // For a person, who has no use for JSON.
  const { status, message } = errorMessages[code];
  return context.text(message, status as 429, { ...headers, "cache-control": "no-store" });
}
