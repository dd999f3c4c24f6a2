import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asSignedInAdmin } from "@tenora/database/transaction/as-signed-in-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import * as z from "zod";
import type { AdminSession } from "../services.server.ts";
import { requireAdmin, requireSignedInAdmin } from "../session/require-admin.server.ts";
import { jsonRoute, type Route, type RouteCall } from "./json-route.server.ts";
import { parseJson, readText } from "./read-json.server.ts";

/** For a route that reads no JSON: its body, if there is one, is left alone. */
export const noInput = z.undefined();

export interface AdminCall<Input> extends RouteCall {
  readonly input: Input;
}

interface AdminActionOptions<Input, Result> {
  /** The longest body, in characters. */
  readonly maxLength?: number;
  /** What to answer once the transaction is committed; without it the result of the handler. */
  readonly respond?: (result: Result, call: AdminCall<Input>) => unknown;
}

/**
 * An admin's action in one transaction: it checks the session, parses the body and runs the handler.
 */
export function adminAction<Schema extends z.core.$ZodType, Result>(
  schema: Schema,
  handle: (tx: Transaction<"admin">, call: AdminCall<z.output<Schema>>) => Promise<Result>,
  options: AdminActionOptions<z.output<Schema>, Result> = {},
): Route {
  return jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const token = adminToken(call);
    // A cookie outlives its session: a large body is read for a live one only.
    if (options.maxLength !== undefined) await requireAdmin(call.request, call.context);
    // Read before the transaction, which must not wait for a slow client; parsed inside it, so that an
    // ended session is reported first.
    const parse = await readInput(call, schema, options.maxLength);
    let input: z.output<Schema> | undefined;
    const result = await asAdmin(call.services.adminDatabase, token, (tx) => {
      input = parse();
      return handle(tx, { ...call, input });
    });
    return options.respond
      ? options.respond(result, { ...call, input: input as z.output<Schema> })
      : result;
  });
}

/**
 * An action without a body that also takes an admin who still has to set up a second factor that the settings
 * require: for their own account, which is all that its transaction reaches.
 */
export function accountAction(
  handle: (tx: Transaction<"admin_account">, call: RouteCall) => Promise<unknown>,
): Route {
  return jsonRoute("DATABASE_UNAVAILABLE", (call) =>
    asSignedInAdmin(call.services.adminDatabase, adminToken(call), (tx) => handle(tx, call)),
  );
}

interface SessionCall<Input> extends AdminCall<Input> {
  readonly session: AdminSession;
}

interface SessionActionOptions {
  /** It takes an admin who lacks a required second factor, as `accountAction` does. */
  readonly beforeTwoFactor?: boolean;
  /** The longest body, in characters. */
  readonly maxLength?: number;
  /** What an unexpected failure is called. */
  readonly fallback?: FailureCode;
}

/** An admin's action that takes several transactions, or proves the admin again first. */
export function adminSessionAction<Schema extends z.core.$ZodType>(
  schema: Schema,
  handle: (call: SessionCall<z.output<Schema>>) => Promise<unknown>,
  {
    maxLength,
    fallback = "DATABASE_UNAVAILABLE",
    beforeTwoFactor = false,
  }: SessionActionOptions = {},
): Route {
  const find = beforeTwoFactor ? requireSignedInAdmin : requireAdmin;
  return jsonRoute(fallback, async (call) => {
    const session = await find(call.request, call.context);
    const parse = await readInput(call, schema, maxLength);
    return handle({ ...call, session, input: parse() });
  });
}

/** @throws DomainError SESSION_MISSING without a cookie that we signed; the database decides whose it is */
export function adminToken({ request, services }: RouteCall): string {
  const token = services.adminSessions.readToken(request);
  if (token === null) throw new DomainError("SESSION_MISSING");
  return token;
}

async function readInput<Schema extends z.core.$ZodType>(
  { request }: RouteCall,
  schema: Schema,
  maxLength: number | undefined,
): Promise<() => z.output<Schema>> {
  if ((schema as z.core.$ZodType) === noInput) return () => undefined as z.output<Schema>;
  const text = await readText(request, maxLength);
  return () => parseJson(text, schema);
}
