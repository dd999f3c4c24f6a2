import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** The router's own path, where browsers look up the routes of the links on a page. */
export const manifestPath = "/__manifest";
/** A page of an admin's list has about 60 links. Each costs the router a search of all routes. */
const maxPaths = 80;
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
    if (url.length <= maxUrlLength && commas(paths) < maxPaths) return next();
    return context.text("These are more addresses than we look up at once.", 400);
  };
}

const commas = (text: string) => text.split(",", maxPaths + 1).length - 1;
