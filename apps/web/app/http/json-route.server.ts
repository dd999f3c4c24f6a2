import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import { parseWalletAddress, type WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { RouterContextProvider } from "react-router";
import * as z from "zod";
import { type Services, servicesContext } from "../services.server.ts";
import { errorResponse } from "./error-response.server.ts";
import { readJson } from "./read-json.server.ts";

/** What React Router passes to a loader or an action, as far as our routes use it. */
export interface RouteArgs {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<RouterContextProvider>;
}

export interface RouteCall extends RouteArgs {
  readonly services: Services;
}

export type Route = (args: RouteArgs) => Promise<Response>;

/**
 * A loader or action that a program calls. The handler resolves with a response, with the JSON body
 * of one, or with nothing for `{ ok: true }`. What it throws becomes the JSON error response of its
 * code; `fallback` is the code of an error that is none of ours.
 */
export function jsonRoute(
  fallback: FailureCode,
  handle: (call: RouteCall) => Promise<unknown>,
): Route {
  return async (args) => {
    const call = { ...args, services: args.context.get(servicesContext) };
    try {
      const result = await handle(call).catch((error: unknown) => {
        // A session may end between its reading and its use; a reader is then one without a session.
        if (args.request.method !== "GET" || !isWithoutSession(error)) throw error;
        return handle(call);
      });
      if (result instanceof Response) return result;
      return Response.json(result ?? { ok: true }, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      return errorResponse(error, args.context, fallback);
    }
  };
}

const isWithoutSession = (error: unknown) =>
  error instanceof DomainError && error.code === "SESSION_MISSING";

/** An action that needs no session; its JSON body is parsed first. */
export function publicAction<Schema extends z.core.$ZodType>(
  schema: Schema,
  handle: (call: RouteCall & { readonly input: z.output<Schema> }) => Promise<unknown>,
  fallback: FailureCode = "DATABASE_UNAVAILABLE",
): Route {
  return jsonRoute(fallback, async (call) =>
    handle({ ...call, input: await readJson(call.request, schema) }),
  );
}

type Method = "POST" | "PUT" | "DELETE";

/** One action per HTTP method; the others are rejected (405). */
export function byMethod(actions: Partial<Record<Method, Route>>): Route {
  const allow = Object.keys(actions).join(", ");
  return async (args) => {
    const action = actions[args.request.method as Method];
    if (action !== undefined) return action(args);
    const rejection = new DomainError("METHOD_NOT_ALLOWED");
    const response = errorResponse(rejection, args.context, rejection.code);
    response.headers.set("allow", allow);
    return response;
  };
}

/** The `id` of the path. @throws DomainError `missing` when it is not a UUID, since nothing has such an id */
export function pathId({ params }: Pick<RouteCall, "params">, missing: FailureCode): string {
  const { success, data } = z.uuid().safeParse(params.id);
  if (!success) throw new DomainError(missing);
  return data;
}

/** The wallet in the path. @throws DomainError INVALID_INPUT when it is no address */
export function pathWallet({ params }: Pick<RouteCall, "params">): WalletAddress {
  const wallet = parseWalletAddress(params.address ?? "");
  if (wallet === null) throw new DomainError("INVALID_INPUT");
  return wallet;
}
