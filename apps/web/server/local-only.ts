import { BlockList, isIP } from "node:net";
import { posix } from "node:path";
import type { MiddlewareHandler } from "hono";
import { doorPath } from "./limits/door-path.ts";
import type { AppEnvironment } from "./request-context.ts";

const localPaths = /^\/(dev|assets\/demo)(\/|$)/;
/** Most paths cannot be a spelling of those, and need not be looked at closely. */
const mayBeLocal = /%|dev|demo/i;
/** This machine, in either family; `::ffff:127.0.0.1` counts as what it stands for. */
const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8, "ipv4");
ownMachine.addAddress("::1", "ipv6");

/** What this machine is called by whoever sits at it. */
const ownName = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Demonstration tools and their code exist only on a demonstration machine, and there for callers at
 * that machine: its mails open admin accounts. Everybody else, who comes by a proxy, is told 404, and
 * so is a foreign page whose own name was made to lead here (DNS rebinding): it would read them.
 */
export function localOnly(isDemonstration: boolean): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { path } = context.req;
    if (!mayBeLocal.test(path) || !localPaths.test(posix.normalize(doorPath(path)))) return next();
    const { hostname } = new URL(context.req.url);
    const isHere = isOwnMachine(context.get("clientAddress")) && ownName.test(hostname);
    if (isDemonstration && isHere) return next();
    return context.text("Not found", 404);
  };
}

function isOwnMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? "ipv6" : "ipv4");
}
