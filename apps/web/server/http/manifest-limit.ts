import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** The router's own path, where browsers look up the routes of the links on a page. */
export const manifestPath = "/__manifest";
/** A page of an admin's list has about 60 links, most of them of three segments. */
const maxPaths = 80;
const maxSegments = 256;
/** Paths and their parents, each once: for every one of them the router searches all routes. */
const maxSearches = 100;
/** In characters, query included. */
const maxUrlLength = 7_680;

/** Rejects a look-up of more routes than any of our pages links to. */
export function manifestLimit(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { url, method } = context.req;
    // The router would accept any method.
    if (method !== "GET" && method !== "HEAD") {
      return context.text("Only GET is answered here.", 405, { allow: "GET, HEAD" });
    }
    const paths = context.req.query("paths") ?? "";
    const isShort = url.length <= maxUrlLength && count(paths, "/") <= maxSegments;
    if (isShort && count(paths, ",") < maxPaths && searches(paths) <= maxSearches) return next();
    return context.text("These are more addresses than we look up at once.", 400);
  };
}

const count = (text: string, sign: "," | "/") => text.split(sign, maxSegments + 2).length - 1;

function searches(paths: string): number {
  const found = new Set<string>();
  for (const path of paths.split(",")) {
    let parent = "";
    for (const segment of path.split("/").filter((one) => one !== "")) {
      parent += `/${segment}`;
      found.add(parent);
    }
  }
  return found.size;
}
