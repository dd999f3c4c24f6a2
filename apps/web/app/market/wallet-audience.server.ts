import {
  type Concern,
  hasReceivablesByInvitation,
  type MarketAudience,
} from "@tenora/database/market/listing/audience";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/services.server";
import { readIndexed } from "./read-market.server.ts";

interface Asked {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The audience of a list about this wallet: everything in it concerns the wallet, once a session proves it. */
export async function walletAudience(
  { request, context }: Asked,
  wallet: WalletAddress,
): Promise<MarketAudience> {
  const session = await context.get(servicesContext).walletSessions.read(request);
  return session?.wallet === wallet ? "concerned" : "everyone";
}

/**
 * The same for a page of the wallet's own, which says that signing in shows more. While sessions can't be read
 * it is for everyone.
 */
export async function ownPageAudience(
  asked: Asked,
  wallet: WalletAddress,
  concern: Concern,
): Promise<{ readonly audience: MarketAudience; readonly hidesInvitations: boolean }> {
  const audience = await walletAudience(asked, wallet).catch((): MarketAudience => "everyone");
  if (audience === "concerned") return { audience, hidesInvitations: false };
  const found = await readIndexed(asked.context.get(servicesContext), (tx) =>
    hasReceivablesByInvitation(tx, wallet, concern),
  );
  return { audience, hidesInvitations: found === true };
}
