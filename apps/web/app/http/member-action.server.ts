import { asMember } from "@tenora/database/transaction/as-member";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type * as z from "zod";
import { jsonRoute, type Route, type RouteCall } from "./json-route.server.ts";
import { readJson } from "./read-json.server.ts";
import type { RateLimit } from "./route-handle.ts";

interface MemberCall<Input> extends RouteCall {
  readonly input: Input;
  /** The wallet that the session proves. */
  readonly wallet: WalletAddress;
}

/** An action of the owner of a proven wallet: counted by `limit`, parsed, run in one transaction. */
export function memberAction<Schema extends z.core.$ZodType>(
  schema: Schema,
  handle: (tx: Transaction<"member">, call: MemberCall<z.output<Schema>>) => Promise<unknown>,
  { limit, fallback }: { readonly limit: RateLimit; readonly fallback: FailureCode },
): Route {
  return jsonRoute(fallback, async (call) => {
    const { walletSessions, publicDatabase, limits } = call.services;
    const session = await walletSessions.read(call.request);
    if (session === null) throw new DomainError("SESSION_MISSING");
    const { token, wallet } = session;
    await limits.consume(limit, wallet, call.request);
    const input = await readJson(call.request, schema);
    return asMember(publicDatabase, token, (tx) => handle(tx, { ...call, input, wallet }));
  });
}

/**
 * A loader of what belongs to the wallet that this browser has proven; without a session
 * `respond` receives null for both.
 */
export function memberLoader<T>(
  find: (
    tx: Transaction<"member">,
    call: RouteCall & { readonly wallet: WalletAddress },
  ) => Promise<T>,
  respond: (wallet: WalletAddress | null, record: T | null) => object,
  fallback: FailureCode,
): Route {
  return jsonRoute(fallback, async (call) => {
    const { request, services } = call;
    const session = await services.walletSessions.read(request);
    if (session === null) return respond(null, null);
    const { token, wallet } = session;
    const record = await asMember(services.publicDatabase, token, (tx) =>
      find(tx, { ...call, wallet }),
    );
    return respond(wallet, record);
  });
}
