import type { MiddlewareHandler } from "hono";
import { rejection } from "./rejection.ts";
import type { AppEnvironment } from "./request-context.ts";
import type { FindHandle } from "./route-handles.ts";

/** Forms and JSON are a few words. In bytes. */
const defaultMaxBodyBytes = 64 * 1024;

/** Rejects a body that announces more than its route accepts (413), before any of it is read. */
export function bodyLimits(handles: () => Promise<FindHandle>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const announced = Number(context.req.header("content-length") ?? 0);
    if (announced <= defaultMaxBodyBytes) return next();
    const findHandle = await handles();
    const most = findHandle(context.req.path)?.maxBodyBytes ?? defaultMaxBodyBytes;
    return announced <= most ? next() : rejection(context, "TOO_LARGE");
  };
}
