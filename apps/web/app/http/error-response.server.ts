import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import type { RouterContextProvider } from "react-router";
import { requestIdContext, servicesContext } from "../services.server.ts";
import { errorMessages } from "./error-messages.ts";

/** The JSON body of an error response. */
export interface ErrorBody {
  readonly code: FailureCode;
  readonly message: string;
  /** For people to quote to us; it finds the cause in our log. */
  readonly requestId: string;
}

/** In seconds: what can't be reached now may answer then. */
const unavailableRetryS = 5;

/** Seconds until a retry may succeed. Login attempts expire after 15 minutes. */
export function retryAfterS(error: unknown, code: FailureCode): number | null {
  if (error instanceof DomainError && error.retryAfterS !== null) return error.retryAfterS;
  if (errorMessages[code].status === 503) return unavailableRetryS;
  return code === "TOO_MANY_ATTEMPTS" ? 15 * 60 : null;
}

/**
 * The response to an error, by its code. An error that is none of ours is a defect: it is logged, and
 * the response has the code `fallback` and no text of a driver.
 */
export function errorResponse(
  error: unknown,
  context: Readonly<RouterContextProvider>,
  fallback: FailureCode,
): Response {
  const requestId = context.get(requestIdContext);
  const code = error instanceof DomainError ? error.code : fallback;
  // Its cause must be in the log, since the message quotes the request id.
  const cause =
    errorMessages[code].includesRequestId && error instanceof Error ? error.cause : undefined;
  if (!(error instanceof DomainError) || cause !== undefined) {
    const { name, stack, code: driverCode } = (cause ?? error) as Error & { code?: string };
    context.get(servicesContext).log.error({ requestId, name, driverCode, stack }, "failed");
  }
  const { status, message: general, includesRequestId } = errorMessages[code];
  const text = (error instanceof DomainError && error.words) || general;
  const message = includesRequestId ? `${text} (request ${requestId})` : text;
  const body: ErrorBody = { code, message, requestId };
  const headers = new Headers({ "cache-control": "no-store" });
  const wait = retryAfterS(error, code);
  if (wait !== null) headers.set("retry-after", String(wait));
  return Response.json(body, { status, headers });
}
