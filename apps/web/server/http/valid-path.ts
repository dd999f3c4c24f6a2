import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** In characters, undecoded. None of our paths has a third of them. */
const maxPathLength = 1_024;

/** Our deepest path has five segments; the router's time grows with each. */
const maxSegments = 24;

/**
 * Rejects a path that cannot be one of ours, before it is matched: a match of 7,000 segments takes
 * seconds, and logging them half a second; and the router writes a path that cannot be decoded to the
 * error output, with everything in it.
 */
export function rejectInvalidPaths(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const path = pathOf(context.req.url);
    if (path.length > maxPathLength) return context.text("This address is too long.", 414);
    if (!isValidPath(path)) return context.text("There is nothing at this address.", 404);
    return next();
  };
}

/** Whether the router may match a path. */
export function isValidPath(path: string): boolean {
  if (path.length > maxPathLength || path.split("/").length > maxSegments + 1) return false;
  try {
    // Its result is used, since the bundler removes an unused call.
    return decodeURIComponent(path).startsWith("/");
  } catch {
    return false;
  }
}

/** The undecoded path, without the query. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return url.slice(url.indexOf("/", url.indexOf("//") + 2), end < 0 ? url.length : end);
}
