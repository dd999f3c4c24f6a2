import type { Context, MiddlewareHandler, Next } from "hono";
import { failures } from "../../app/config/failure-sentences.ts";
import type { AppEnvironment } from "../request-context.ts";
import { doorPath } from "./door-path.ts";
import { everythingElse, type LimitedDoor, limitedDoors, refusedOrigins } from "./limited-doors.ts";
import { networkOf } from "./network-of.ts";
import type { TakeTurn } from "./turn-counter.ts";

interface VisitorLimits {
  /** Refuses who knocks too often at one of `limitedDoors`, before anything of the request is read. */
  readonly atDoors: MiddlewareHandler<AppEnvironment>;
  /** Counts a request whose Origin was refused: 429 once there were too many, else null. */
  readonly refusedOrigin: (context: Context<AppEnvironment>) => Promise<Response | null>;
  /** Refuses who asks too often for what no door counts; stands behind all that is kept. */
  readonly elsewhere: MiddlewareHandler<AppEnvironment>;
}

const asking = new Set(["GET", "HEAD", "OPTIONS"]);
const doors = Object.entries(limitedDoors);

export function visitorLimits(take: TakeTurn): VisitorLimits {
  const excess = async (
    context: Context<AppEnvironment>,
    name: string,
    { perAddress, lease }: Pick<LimitedDoor, "perAddress" | "lease">,
  ) => {
    const who = networkOf(context.get("clientAddress"));
    // Who cannot be counted is let through: the door itself needs the same database, and says so.
    const wait = await take(name, who, perAddress, lease).catch(() => 0);
    return wait === 0 ? null : refuse(context, wait);
  };
  const count = async (
    context: Context<AppEnvironment>,
    next: Next,
    name: string,
    limit: Pick<LimitedDoor, "perAddress" | "lease">,
  ) => (await excess(context, name, limit)) ?? next();
  return {
    // The router takes any method for a door's action, so one that is not counted is refused as well.
    async atDoors(context, next) {
      const { here, found } = doorsAt(context);
      if (found !== undefined) {
        const [name, door] = found;
        // Counted below, once a wallet is proven: until then it is a request like any other.
        if (door.onceProven) return count(context, next, "everything else", everythingElse);
        return count(context, next, name, door);
      }
      if (here.length === 0 || methodOf(context) === "GET") return next();
      const message = "This cannot be done at this address.";
      return context.json({ code: "METHOD_NOT_ALLOWED", message }, 405, {
        allow: here.map(([, door]) => door.method).join(", "),
      });
    },
    refusedOrigin: (context) => excess(context, "refused origin", refusedOrigins),
    async elsewhere(context, next) {
      const { found } = doorsAt(context);
      return found === undefined ? count(context, next, "everything else", everythingElse) : next();
    },
  };
}

const methodOf = ({ req }: Context) => (asking.has(req.method) ? "GET" : req.method);

/** The limited doors of a request's address, and the one that counts its method. */
function doorsAt(context: Context) {
  const path = doorPath(context.req.path);
  const method = methodOf(context);
  const here = doors.filter(([, door]) => door.path.test(path));
  return { here, found: here.find(([, door]) => door.method === method) };
}

function refuse(context: Context<AppEnvironment>, wait: number): Response {
  const code = "TOO_MANY_REQUESTS";
  const { status, message } = failures[code];
  const headers = { "retry-after": String(wait), "cache-control": "no-store" };
  // A person reads a sentence; a program its code as well.
  return context.req.header("accept")?.includes("text/html")
    ? context.text(message, status as 429, headers)
    : context.json({ code, message, requestId: context.get("requestId") }, status as 429, headers);
}
