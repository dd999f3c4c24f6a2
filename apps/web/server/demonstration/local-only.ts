import { BlockList, isIP } from "node:net";
import { posix } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { MiddlewareHandler } from "hono";
import { canonicalPath } from "../http/canonical-path.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import type { demonstrationKey } from "./demonstration-key.ts";

const localPaths = /^\/(dev|assets\/demo)(\/|$)/;
/** Most paths cannot be a spelling of those, and need no normalization. */
const possiblyLocal = /%|dev|demo/i;
/** This machine, in either family. */
const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8, "ipv4");
ownMachine.addAddress("::1", "ipv6");

const keyNeeded =
  "Not found. If you have started this demo, open the address that `npm start` printed: it holds the key.";

/**
 * Demo tools and their code exist only for people who have the key that the start printed: the demo's mails
 * open admin accounts. Everyone else gets 404. So do, whatever they send, clients on other machines and
 * requests for another host than PUBLIC_URL's. At the first visit the key moves from the URL into a cookie.
 */
export function localOnly(
  { demonstration, publicUrl }: Pick<WebSettings, "demonstration" | "publicUrl">,
  key: ReturnType<typeof demonstrationKey>,
): MiddlewareHandler<AppEnvironment> {
  const { host } = new URL(publicUrl);
  return async (context, next) => {
    const { path, method } = context.req;
    const place = possiblyLocal.test(path) ? posix.normalize(canonicalPath(path)) : "";
    if (!localPaths.test(place)) return next();
    const isDirect =
      isOwnMachine(context.get("clientAddress")) &&
      context.req.header("host")?.toLowerCase() === host;
    if (demonstration === null || !isDirect) return context.text("Not found", 404);
    if (key.isInUrl(context) && method === "GET") {
      key.remember(context);
      return context.redirect(place === "/dev" ? "/" : place, 303);
    }
    const isLetIn = key.isInCookie(context) || key.isInUrl(context);
    return isLetIn ? next() : context.text(keyNeeded, 404);
  };
}

function isOwnMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? "ipv6" : "ipv4");
}
