import type { Deployment } from "@tenora/chain/deployment/deployment";
import type { Order, Settlement } from "@tenora/chain/exchange/exchange-types";
import { orderOf } from "@tenora/chain/exchange/order-of";
import { type Listing, listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";

/** A chain and the exchange on it, as `openLocalExchange` and the harnesses have them. */
interface Market {
  readonly publicClient: Parameters<typeof readQuery>[0];
  readonly deployment: Pick<Deployment, "lens">;
}

/** A receivable as the chain has it now. */
export async function readTestListing(market: Market, id: bigint): Promise<Listing> {
  const { result } = await readQuery(market.publicClient, listingQuery(market.deployment, id));
  if (result === null) throw new Error(`There is no listing ${id}`);
  return result;
}

/** So many units as they are offered now; the order holds for a day. */
export async function testOrder(market: Market, id: bigint, units: number): Promise<Order> {
  const { timestamp } = await market.publicClient.getBlock();
  const deadline = timestamp + 86_400n;
  return orderOf(await readTestListing(market, id), { units, deadline });
}

/** A payment as the debtor makes it: what the holders aren't owed is the seller's. */
export async function testSettlement(
  market: Market,
  id: bigint,
  amount: bigint,
): Promise<Settlement> {
  const { terms } = await readTestListing(market, id);
  return { listing: id, terms, amount, holdersOnly: false };
}
