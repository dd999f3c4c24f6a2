import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** In characters, as it is sent. No address of ours has a third of them. */
const longestPath = 1_024;

/** The deepest address of ours has five parts; the router's time grows with each. */
const mostParts = 24;

/**
 * Refuses a path that none of ours could be, before it is looked at: to find out what seven thousand
 * parts lead to takes seconds, and half a second to write them down; and what cannot be decoded the
 * router writes to the error output, with all that stands in it.
 */
export function rejectInvalidPaths(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const path = pathOf(context.req.url);
    if (path.length > longestPath) return context.text("This address is too long.", 414);
    if (!isValidPath(path)) return context.text("There is nothing at this address.", 404);
    return next();
  };
}

/** Whether the router may be asked about a path. */
export function isValidPath(path: string): boolean {
  if (path.length > longestPath || path.split("/").length > mostParts + 1) return false;
  try {
    // Used, since the bundler leaves out a call of it that is not.
    return decodeURIComponent(path).startsWith("/");
  } catch {
    return false;
  }
}

/** As it was sent, without what follows the question mark. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return url.slice(url.indexOf("/", url.indexOf("//") + 2), end < 0 ? url.length : end);
}
