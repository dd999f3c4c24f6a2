import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import type { RouterContextProvider } from "react-router";
import { requestIdContext, servicesContext } from "../services.server";
import { errorMessages } from "./error-messages";

/** The body of every refusal that a program of ours reads. */
export interface ErrorBody {
  readonly code: FailureCode;
  readonly message: string;
  /** What a person can quote to us; our log knows the rest. */
  readonly requestId: string;
}

/** Seconds until another try may help. Guesses at passwords are forgotten after a quarter of an hour. */
export function retryAfterS(error: unknown, code: FailureCode): number | null {
  if (error instanceof DomainError && error.retryAfterS !== null) return error.retryAfterS;
  return code === "TOO_MANY_ATTEMPTS" ? 15 * 60 : null;
}

/**
 * The answer to an error: the sentence of its code. An error that is none of ours is a defect: it
 * is logged and answered with `otherwise`, without a word of a driver in it.
 */
export function errorResponse(
  error: unknown,
  context: Readonly<RouterContextProvider>,
  otherwise: FailureCode,
): Response {
  const requestId = context.get(requestIdContext);
  const code = error instanceof DomainError ? error.code : otherwise;
  // A failure that quotes its request has a cause worth finding there.
  const cause =
    errorMessages[code].includesRequestId && error instanceof Error ? error.cause : undefined;
  if (!(error instanceof DomainError) || cause !== undefined) {
    const { name, stack, code: driverCode } = (cause ?? error) as Error & { code?: string };
    context.get(servicesContext).log.error({ requestId, name, driverCode, stack }, "failed");
  }
  const { status, message: sentence, includesRequestId } = errorMessages[code];
  const message = includesRequestId ? `${sentence} (request ${requestId})` : sentence;
  const body: ErrorBody = { code, message, requestId };
  const headers = new Headers({ "cache-control": "no-store" });
  const wait = retryAfterS(error, code);
  if (wait !== null) headers.set("retry-after", String(wait));
  return Response.json(body, { status, headers });
}
