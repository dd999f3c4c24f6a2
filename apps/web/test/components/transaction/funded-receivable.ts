import { listReceivable } from "@tenora/chain/exchange/listing";
import { buyNotes } from "@tenora/chain/exchange/note";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import type { LocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { testOrder } from "@tenora/testing/market/agreements";
import { signTestOffer } from "@tenora/testing/market/list-receivable";
import { keccak256, stringToHex } from "viem";

const day = 86_400;
const dara = persona("Dara").account;

/**
 * Ben's invoice to Cleo over 1,050, of whose 10 units Dara bought these, all if not said otherwise, at 95
 * to be repaid 100 each; the last one pays Ben at once. Due in 30 days, with 5 days of grace and a late fee of 12% a year.
 */
export async function fundedReceivable(
  exchange: LocalExchange,
  name: string,
  symbol: "USDC" | "USDT",
  units = 10,
) {
  const { deployment, publicClient } = exchange;
  const now = Number((await publicClient.getBlock()).timestamp);
  const coin = exchange.coin(symbol);
  const maturity = (Math.floor(now / day) + 31) * day - 1;
  const offer = await signTestOffer(exchange, deployment, {
    symbol,
    debtor: persona("Cleo").address,
    fingerprint: keccak256(stringToHex(name)),
    face: 1_050_000_000,
    totalUnits: 10,
    minUnits: 4,
    fundingDeadline: now + 10 * day,
    maturity,
    maxFeeBps: 100,
  });
  const at = deployment.exchange;
  const { result: listing } = await exchange.done(listReceivable(exchange.sender(dara), at, offer));
  const order = await testOrder(exchange, listing, units);
  const purpose = purposeOf({ action: "buy", order }, order.maxCost);
  const bought = buyNotes(
    exchange.sender(dara),
    at,
    order,
    await exchange.allow(dara, coin, purpose),
  );
  const { result: note } = await exchange.done(bought);
  return { listing, note: note as bigint, coin, maturity };
}
