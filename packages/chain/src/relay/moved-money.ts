import { purchaseCost } from "@tenora/domain/receivable/pricing";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { type Address, isAddressEqual, type PublicClient } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { type Listing, listingQuery } from "../read/listings.ts";
import { notesQuery } from "../read/notes.ts";
import { readQuery } from "../read/query.ts";

export type RelayDeployment = Pick<Deployment, "chainId" | "exchange" | "lens" | "stablecoins">;

/** Why a request isn't sent: it moves too little for its gas, or the exchange would reject it. */
export type RelayRefusal = "too-little" | "rejected";

/** For the sum of claims in several stablecoins. */
const precision = 10n ** 18n;

/** Whose money moves. Refuses what is worth less than one coin for each payment or note. */
export async function readMovedMoney(
  client: PublicClient,
  deployment: RelayDeployment,
  request: RelayRequest,
): Promise<{ readonly wallet: Address } | RelayRefusal> {
  const oneOf = (token: Address) => {
    const coin = deployment.stablecoins.find(({ address }) => isAddressEqual(address, token));
    return coin ? 10n ** BigInt(coin.decimals) : null;
  };
  if (request.action !== "claim") {
    const { listing: id, payer } = request.parameters;
    const { result: listing } = await readQuery(client, listingQuery(deployment, BigInt(id)));
    const one = listing && oneOf(listing.token);
    if (!one) return "rejected";
    const value = signedValue(request, listing);
    if (value === null) return "rejected";
    return value < one ? "too-little" : { wallet: payer };
  }
  const ids = [...new Set(request.parameters.notes.map(BigInt))];
  if (ids.length < request.parameters.notes.length) return "rejected";
  const { result } = await readQuery(client, notesQuery(deployment, ids));
  const tokens = new Map(result.listings.map(({ id, token }) => [id, token]));
  const [first] = result.notes;
  let coins = 0n;
  for (const note of result.notes) {
    const token = note && tokens.get(note.listing);
    const one = token && oneOf(token);
    // Limits count owners, so a request is for one of them.
    if (!first || !one || !isAddressEqual(note.owner, first.owner)) return "rejected";
    coins += (note.claimable * precision) / one;
  }
  if (!first) return "rejected";
  return coins < BigInt(ids.length) * precision ? "too-little" : { wallet: first.owner };
}

/** What was signed for; null for a bound that isn't the cost, whose signature would be another job. */
function signedValue(
  { action, parameters }: Exclude<RelayRequest, { action: "claim" }>,
  { pricePerUnit }: Pick<Listing, "pricePerUnit">,
): bigint | null {
  if (action === "settle") return BigInt(parameters.amount);
  const cost = purchaseCost(BigInt(parameters.units), pricePerUnit);
  return BigInt(parameters.maxCost) === cost ? cost : null;
}
