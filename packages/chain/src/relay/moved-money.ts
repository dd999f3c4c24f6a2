import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { type Address, isAddressEqual, type PublicClient, zeroAddress } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { exchangeLensAbi } from "../generated/exchange-lens.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Listing, listingQuery } from "../read/listings.ts";
import { listingOfNote, notesQuery } from "../read/notes.ts";
import { query, queryAll, queryTogether, readQuery } from "../read/query.ts";

export type RelayDeployment = Pick<Deployment, "chainId" | "exchange" | "lens" | "stablecoins">;

/** Why a request isn't sent: it moves too little for its gas, or the exchange would reject it. */
type RelayRefusal = "too-little" | "rejected";

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
  if (request.action === "refund") return readRefund(client, deployment, request, oneOf);
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
  const listings = [...new Set(ids.map(listingOfNote))];
  const { notes, tokens } = (await readQuery(client, claimQuery(deployment, ids, listings))).result;
  const [first] = notes;
  let coins = 0n;
  for (const { listing, owner, claimable } of notes) {
    const one = oneOf(tokens[listings.indexOf(listing)] ?? zeroAddress);
    // Limits count owners, so a request is for one of them.
    if (!first || !one || !isAddressEqual(owner, first.owner)) return "rejected";
    coins += (claimable * precision) / one;
  }
  if (!first) return "rejected";
  return coins < BigInt(ids.length) * precision ? "too-little" : { wallet: first.owner };
}

/** The refund of a cancelled sale, which only the note's owner gets. */
async function readRefund(
  client: PublicClient,
  deployment: RelayDeployment,
  { parameters: { note: id, owner } }: Extract<RelayRequest, { action: "refund" }>,
  oneOf: (token: Address) => bigint | null,
): Promise<{ readonly wallet: Address } | RelayRefusal> {
  const { notes, listings } = (await readQuery(client, notesQuery(deployment, [BigInt(id)])))
    .result;
  const [note] = notes;
  const one = oneOf(listings[0]?.token ?? zeroAddress);
  if (!note?.refundable || !one || !isAddressEqual(note.owner, owner)) return "rejected";
  return note.refundable < one ? "too-little" : { wallet: note.owner };
}

/** Less than `notesQuery` reads: strangers may ask for it. Reverts for a note that doesn't exist. */
function claimQuery(
  { exchange, lens: address }: RelayDeployment,
  ids: readonly bigint[],
  listings: readonly bigint[],
) {
  const lens = { address, abi: exchangeLensAbi } as const;
  const owners = {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "ownerOf",
  } as const;
  return queryTogether({
    notes: queryAll(
      ids.map((id) =>
        query(
          [
            { ...owners, args: [id] },
            { ...lens, functionName: "noteOf", args: [id] },
          ],
          ([owner, { claimable }]) => ({ listing: listingOfNote(id), owner, claimable }),
        ),
      ),
    ),
    tokens: queryAll(
      listings.map((id) =>
        query([{ ...lens, functionName: "factsOf", args: [id] }], ([{ token }]) => token),
      ),
    ),
  });
}

/** What was signed for; null for a bound that isn't the cost, whose signature would be another job. */
function signedValue(
  { action, parameters }: Extract<RelayRequest, { action: "buy" | "settle" }>,
  { pricePerUnit }: Pick<Listing, "pricePerUnit">,
): bigint | null {
  if (action === "settle") return BigInt(parameters.amount);
  const cost = purchaseCost(BigInt(parameters.units), pricePerUnit);
  return BigInt(parameters.maxCost) === cost ? cost : null;
}
