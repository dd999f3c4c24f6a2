import type { MiddlewareHandler } from "hono";
import { failures } from "../../app/config/failure-sentences.ts";
import type { AppEnvironment } from "../request-context.ts";
import { doorPath } from "./door-path.ts";
import { limitedDoors } from "./limited-doors.ts";
import { networkOf } from "./network-of.ts";
import type { TakeTurn } from "./turn-counter.ts";

/** Refuses who knocks too often at a door of `limitedDoors`, before anything of the request is read. */
export function visitorLimits(take: TakeTurn): MiddlewareHandler<AppEnvironment> {
  const doors = Object.entries(limitedDoors);
  return async (context, next) => {
    const { method } = context.req;
    const path = doorPath(context.req.path);
    const found = doors.find(([, door]) => door.method === method && door.path.test(path));
    if (found === undefined) return next();
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
