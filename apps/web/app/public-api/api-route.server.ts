import { DomainError } from "@tenora/domain/domain-error";
import { errorMessages } from "~/http/error-messages";
import type { Route, RouteCall } from "~/http/json-route.server";
import { servicesContext } from "~/services.server";
import { ApiError, errorBody } from "./api-error";

/** A loader of the public API: what it resolves with is the JSON of the response. */
export function apiRoute(read: (call: RouteCall) => Promise<Response | object>): Route {
  return async (args) => {
    const services = args.context.get(servicesContext);
    try {
      const result = await read({ ...args, services });
      if (result instanceof Response) return result;
      return Response.json(result, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (error instanceof ApiError) return failure(error.status, error.code, error.message);
      const { name, stack, code } = error as Error & { code?: string };
      services.log.warn({ name, code, stack }, "the public API could not answer");
      const known = error instanceof DomainError ? error.code : "MARKET_UNAVAILABLE";
      const { status, message } = errorMessages[known];
      return failure(status, known, message);
    }
  };
}

const failure = (status: number, code: string, message: string) =>
  Response.json(errorBody(code, message), { status, headers: { "cache-control": "no-store" } });
