import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

const year = "public, max-age=31536000, immutable";

/** The built assets: hashed names never change, the few plain ones are cached for an hour. */
export function staticFiles(folder: string): MiddlewareHandler<AppEnvironment> {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, context) => {
      const isHashed = context.req.path.startsWith("/assets/");
      context.header("cache-control", isHashed ? year : "public, max-age=3600");
    },
  });
}
