import { approveToken } from "@tenora/chain/exchange/account";
import { buyNotes } from "@tenora/chain/exchange/note";
import type { Sender } from "@tenora/chain/transaction/simulate-and-send";
import { testOrder } from "@tenora/testing/market/agreements";
import { createWalletClient, type Hex, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import type { MarketStory } from "./market-story.ts";

type Market = Pick<MarketStory, "marketplace" | "exchange">;

interface Purchase {
  readonly listing: bigint;
  readonly count: number;
  /** What the seller's gate asks for. */
  readonly gateData?: Hex;
}

/** Sends with the key of a person of the story, without a browser. */
export function senderWithKey({ marketplace, exchange }: Market, key: Hex): Sender {
  const account = privateKeyToAccount(key);
  const walletClient = createWalletClient({ account, transport: http(marketplace.rpcUrl) });
  return { publicClient: exchange.publicClient, walletClient };
}

/**
 * Buys without a browser, with the calls that the pages make: an exact approval and the purchase.
 * Resolves with the note's id.
 */
export async function buyPastPages(
  market: Market,
  key: Hex,
  { listing, count, gateData }: Purchase,
): Promise<bigint> {
  const { deployment, done } = market.exchange;
  const sender = senderWithKey(market, key);
  const order = await testOrder(market.exchange, listing, count);
  const approval = { spender: deployment.exchange, amount: order.maxCost };
  await done(approveToken(sender, order.token, approval));
  const bought = buyNotes(sender, deployment.exchange, order, gateData ? { gateData } : {});
  return (await done(bought)).result;
}
