import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

const localPaths = /^\/(dev|assets\/demo)(\/|$)/;

/** Demonstration tools and their code exist only on a demonstration machine: 404 elsewhere. */
export function localOnly(isDemonstration: boolean): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (!isDemonstration && localPaths.test(context.req.path)) {
      return context.text("Not found", 404);
    }
    return next();
  };
}
