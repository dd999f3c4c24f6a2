import type { FailureCode } from "@tenora/domain/domain-error";
import type { Context } from "hono";
import { errorMessages } from "../../app/http/error-messages.ts";
import type { ErrorBody } from "../../app/http/error-response.server.ts";
import type { AppEnvironment } from "./request-context.ts";

/** The JSON error response to a request that no route receives. */
export function rejection(
  context: Context<AppEnvironment>,
  code: FailureCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, message } = errorMessages[code];
  const body: ErrorBody = { code, message, requestId: context.get("requestId") };
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
