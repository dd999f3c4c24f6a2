import { DomainError } from "@tenora/domain/failure";
import type { WalletAddress } from "@tenora/domain/wallet-address";
import { asMember } from "./as-member.ts";
import type { Database } from "./connect.ts";

/** The wallet that a session token stands for, or null when the session is over. */
export async function findProvenWallet(
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
