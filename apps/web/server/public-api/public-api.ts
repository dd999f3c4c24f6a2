import type { MiddlewareHandler } from "hono";
import { errorBody } from "../../app/public-api/api-error.ts";
import type { AppEnvironment } from "../http/request-context.ts";

const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, retry-after",
} as const;
const preflight = {
  ...crossOrigin,
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "if-none-match",
  "access-control-max-age": "86400",
} as const;

/**
 * Lets programs on any page read the public API, without cookies, and gives every rejection the form
 * of its errors, also those before the route: too many requests, other methods.
 */
export function publicApi(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (context.req.method === "OPTIONS") return context.body(null, 204, preflight);
    await next();
    const { status } = context.res;
    if (status >= 400) context.res = await inItsForm(context.res);
    for (const [name, value] of Object.entries(crossOrigin)) context.res.headers.set(name, value);
  };
}

async function inItsForm(response: Response): Promise<Response> {
  const { status } = response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return new Response(JSON.stringify(toErrorBody(text)), { status, headers });
}

function toErrorBody(text: string): object {
  try {
    const body = JSON.parse(text) as { error?: object; code?: string; message?: string };
    if (body.error) return body;
    if (body.code && body.message) return errorBody(body.code, body.message);
  } catch {
    // Not ours: said below.
  }
  return errorBody("UNEXPECTED", "Something went wrong on our side. Please try again.");
}
