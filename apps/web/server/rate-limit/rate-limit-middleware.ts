import type { Context, MiddlewareHandler, Next } from "hono";
import { errorMessages } from "../../app/http/error-messages.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { clientNetwork } from "./client-network.ts";
import {
  defaultRateLimit,
  type RateLimitedRoute,
  rateLimitedRoutes,
  rejectedOriginLimit,
} from "./rate-limited-routes.ts";
import type { ConsumeToken } from "./rate-limiter.ts";

interface RateLimitMiddleware {
  /** Refuses who knocks too often at one of `rateLimitedRoutes`, before anything of the request is read. */
  readonly limitedRoutes: MiddlewareHandler<AppEnvironment>;
  /** Counts a request whose Origin was refused: 429 once there were too many, else null. */
  readonly rejectedOrigin: (context: Context<AppEnvironment>) => Promise<Response | null>;
  /** Refuses who asks too often for what no endpoint counts; stands behind all that is kept. */
  readonly otherRoutes: MiddlewareHandler<AppEnvironment>;
}

const asking = new Set(["GET", "HEAD", "OPTIONS"]);
const endpoints = Object.entries(rateLimitedRoutes);

export function rateLimitMiddleware(take: ConsumeToken): RateLimitMiddleware {
  const excess = async (
    context: Context<AppEnvironment>,
    name: string,
    { perAddress, batchSize }: Pick<RateLimitedRoute, "perAddress" | "batchSize">,
  ) => {
    const who = clientNetwork(context.get("clientAddress"));
    // Who cannot be counted is let through: the endpoint itself needs the same database, and says so.
    const wait = await take(name, who, perAddress, batchSize).catch(() => 0);
    return wait === 0 ? null : refuse(context, wait);
  };
  const count = async (
    context: Context<AppEnvironment>,
    next: Next,
    name: string,
    limit: Pick<RateLimitedRoute, "perAddress" | "batchSize">,
  ) => (await excess(context, name, limit)) ?? next();
  return {
    // The router takes any method for a endpoint's action, so one that is not counted is refused as well.
    async limitedRoutes(context, next) {
      const { routesAtPath, found } = matchRoutes(context);
      if (found !== undefined) {
        const [name, endpoint] = found;
        // Counted below, once a wallet is proven: until then it is a request like any other.
        if (endpoint.countedOnceSignedIn)
          return count(context, next, "everything else", defaultRateLimit);
        return count(context, next, name, endpoint);
      }
      if (routesAtPath.length === 0 || methodOf(context) === "GET") return next();
      const message = "This cannot be done at this address.";
      return context.json({ code: "METHOD_NOT_ALLOWED", message }, 405, {
        allow: routesAtPath.map(([, endpoint]) => endpoint.method).join(", "),
      });
    },
    rejectedOrigin: (context) => excess(context, "refused origin", rejectedOriginLimit),
    async otherRoutes(context, next) {
      const { found } = matchRoutes(context);
      return found === undefined
        ? count(context, next, "everything else", defaultRateLimit)
        : next();
    },
  };
}

const methodOf = ({ req }: Context) => (asking.has(req.method) ? "GET" : req.method);

/** The limited endpoints of a request's address, and the one that counts its method. */
function matchRoutes(context: Context) {
  const path = canonicalPath(context.req.path);
  const method = methodOf(context);
  const routesAtPath = endpoints.filter(([, endpoint]) => endpoint.path.test(path));
  return { routesAtPath, found: routesAtPath.find(([, endpoint]) => endpoint.method === method) };
}

function refuse(context: Context<AppEnvironment>, wait: number): Response {
  const code = "TOO_MANY_REQUESTS";
  const { status, message } = errorMessages[code];
  const headers = { "retry-after": String(wait), "cache-control": "no-store" };
  // A person reads a sentence; a program its code as well.
  return context.req.header("accept")?.includes("text/html")
    ? context.text(message, status as 429, headers)
    : context.json({ code, message, requestId: context.get("requestId") }, status as 429, headers);
}
