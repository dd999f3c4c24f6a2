import type { MiddlewareHandler } from "hono";
import { errorMessages } from "../../app/http/error-messages.ts";
import { rejection } from "./rejection.ts";
import type { AppEnvironment } from "./request-context.ts";

/**
 * Rejects a query with a NUL before anything reads it: no text in PostgreSQL can have one. The public API
 * does so itself, and names the parameter.
 */
export function rejectNulInQuery(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { url, path } = context.req;
    if (!url.includes("%00") || path.startsWith("/api/v1/")) return next();
    if (path.startsWith("/api/")) return rejection(context, "INVALID_CHARACTER");
    const { message, status } = errorMessages.INVALID_CHARACTER;
    return context.text(message, status as 400);
  };
}
