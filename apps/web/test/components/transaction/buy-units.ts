import { buyNotes } from "@tenora/chain/exchange/note";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import type { LocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { testOrder } from "@tenora/testing/market/agreements";

/** Buys units with USDC; resolves with the note. */
export async function buyUnits(
  exchange: LocalExchange,
  name: PersonaName,
  listing: bigint,
  units: number,
): Promise<bigint> {
  const { account } = persona(name);
  const coin = exchange.coin("USDC");
  const order = await testOrder(exchange, listing, units);
  const purpose = purposeOf({ action: "buy", order }, order.maxCost);
  const allowed = await exchange.allow(account, coin, purpose);
  const at = exchange.deployment.exchange;
  const { result } = await exchange.done(buyNotes(exchange.sender(account), at, order, allowed));
  return result as bigint;
}
