import type { MiddlewareHandler } from "hono";
import { failures } from "../../app/config/failure-sentences.ts";
import type { AppEnvironment } from "../request-context.ts";
import { doorPath } from "./door-path.ts";
import { limitedDoors } from "./limited-doors.ts";
import { networkOf } from "./network-of.ts";
import type { TakeTurn } from "./turn-counter.ts";

const asking = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses who knocks too often at a door of `limitedDoors`, before anything of the request is read.
 * The router takes any method for a door's action, so one that is not counted is refused as well.
 */
export function visitorLimits(take: TakeTurn): MiddlewareHandler<AppEnvironment> {
  const doors = Object.entries(limitedDoors);
  return async (context, next) => {
    const path = doorPath(context.req.path);
    const here = doors.filter(([, door]) => door.path.test(path));
    const method = asking.has(context.req.method) ? "GET" : context.req.method;
    const found = here.find(([, door]) => door.method === method);
    if (found === undefined) {
      if (here.length === 0 || method === "GET") return next();
      const message = "This cannot be done at this address.";
      return context.json({ code: "METHOD_NOT_ALLOWED", message }, 405, {
        allow: here.map(([, door]) => door.method).join(", "),
      });
    }
    const [name, { perAddress, lease }] = found;
    const who = networkOf(context.get("clientAddress"));
    // Who cannot be counted is let through: the door itself needs the same database, and says so.
    const wait = await take(name, who, perAddress, lease).catch(() => 0);
    if (wait === 0) return next();
    const code = "TOO_MANY_REQUESTS";
    const { status, message } = failures[code];
    return context.json({ code, message, requestId: context.get("requestId") }, status as 429, {
      "retry-after": String(wait),
      "cache-control": "no-store",
    });
  };
}
