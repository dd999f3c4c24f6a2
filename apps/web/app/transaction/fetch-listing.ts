// Loaded at a press: it needs viem.
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { sameAddress } from "@tenora/wallet/provider/provider";
import { type IntentContext, IntentError } from "./state/transaction-intent.ts";

/** A receivable, its block, and its stablecoin where this site knows it. @throws IntentError without one */
export async function fetchListing({ client, deployment }: IntentContext, id: bigint) {
  const { result: listing, block } = await readQuery(client, listingQuery(deployment, id));
  if (listing === null)
    throw new IntentError("There's no such receivable on this network.", "Check the address.");
  const coin = deployment.stablecoins.find(({ address }) => sameAddress(address, listing.token));
  return { listing, block, coin };
}
