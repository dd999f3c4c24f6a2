import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { Database } from "../connection/connect.ts";
import { sessionHash } from "./session-hash.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/**
 * One transaction as the wallet that is signed in with this session token (Better Auth's
 * `session.token`, unsigned). `run` receives the wallet that the database found.
 * @throws DomainError SESSION_MISSING when the session is unknown, expired or signed out.
 */
export function asMember<T>(
  database: Database<"tenora_web_public">,
  sessionToken: string,
  run: (tx: Transaction<"member">, wallet: WalletAddress) => Promise<T>,
): Promise<T> {
  // The literal is safe: a hash is hex digits only.
  const opening = `select set_config('app.session', '${sessionHash(sessionToken)}', true);
    select app.current_wallet() as wallet`;
  return runTransaction(database, "member", opening, (tx, opened) => {
    if (opened.wallet === null) throw new DomainError("SESSION_MISSING");
    return run(tx, opened.wallet as WalletAddress);
  });
}
