import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** The router's own address, which browsers ask for the routes behind the links on a page. */
export const manifestPath = "/__manifest";
/** A page of an admin's list has some sixty links. Each costs the router a search of all routes. */
const mostPaths = 120;
/** In characters, query included. */
const longestAddress = 7_680;

/** Refuses to look up more routes at once than any of our pages links to. */
export function manifestLimit(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { url, method } = context.req;
    // The router would answer any method.
    if (method !== "GET" && method !== "HEAD") {
      return context.text("Only GET is answered here.", 405, { allow: "GET, HEAD" });
    }
    const paths = context.req.query("paths") ?? "";
    if (url.length <= longestAddress && commas(paths) < mostPaths) return next();
    return context.text("These are more addresses than we look up at once.", 400);
  };
}

const commas = (text: string) => text.split(",", mostPaths + 1).length - 1;
