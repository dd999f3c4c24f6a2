import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

/** Other names of this machine. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Redirects a browser at another name of the demo machine (`localhost` for `127.0.0.1`) to the public
 * address: forms, wallets and mailbox work only there.
 */
export function redirectToPublicUrl(publicUrl: string): MiddlewareHandler<AppEnvironment> {
  const { host, port } = new URL(publicUrl);
  return async (context, next) => {
    const asked = context.req.header("host") ?? "";
    const isPage = context.req.header("accept")?.includes("text/html") === true;
    if (!isPage || asked === host) return next();
    const { hostname, port: askedPort, pathname, search } = new URL(context.req.url);
    if (!loopback.test(hostname) || askedPort !== port) return next();
    return context.redirect(publicUrl + pathname + search, 307);
  };
}
