import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";
import { articleRoutesPrefix, isUpload } from "./upload-routes.ts";

/** Forms and JSON are a few words. In bytes. */
const largestBody = 64 * 1024;
/** An article, or its cover. In bytes. */
const largestArticle = 6 * 1024 * 1024;

/**
 * Refuses a body that announces more than its route takes (413), before any of it is read. Whoever
 * receives a document counts it, and has its own sentence for too much.
 */
export function bodyLimits(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { path } = context.req;
    if (isUpload(path)) return next();
    const most = path.startsWith(articleRoutesPrefix) ? largestArticle : largestBody;
    if (Number(context.req.header("content-length") ?? 0) <= most) return next();
    return context.json({ code: "TOO_LARGE", message: "This is more than we take at once." }, 413);
  };
}
