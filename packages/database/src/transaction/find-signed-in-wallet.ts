import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { Database } from "../connection/connect.ts";
import { asMember } from "./as-member.ts";

/** The wallet of a session token; null when the session has ended. */
export async function findSignedInWallet(
  database: Database<"tenora_web_public">,
  sessionToken: string,
): Promise<WalletAddress | null> {
  try {
    return await asMember(database, sessionToken, async (_tx, wallet) => wallet);
  } catch (error) {
    if (error instanceof DomainError && error.code === "SESSION_MISSING") return null;
    throw error;
  }
}
