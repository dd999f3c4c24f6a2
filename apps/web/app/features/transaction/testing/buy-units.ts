import { buyNotes } from "@tenora/chain/exchange/note";
import type { LocalExchange } from "@tenora/chain/history/local-exchange";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";

const day = 86_400n;
const price = 95_000_000n;

/** Buys units at 95 USDC each; resolves with the note. */
export async function buyUnits(
  exchange: LocalExchange,
  name: PersonaName,
  listing: bigint,
  units: number,
): Promise<bigint> {
  const { account } = persona(name);
  const coin = exchange.coin("USDC");
  const { timestamp } = await exchange.publicClient.getBlock();
  const deadline = timestamp + day;
  const value = BigInt(units) * price;
  const order = { listing, units, token: coin.address, maxCost: value, deadline };
  const purpose = { action: "buy", listing, units, value, deadline } as const;
  const allowed = await exchange.allow(account, coin, purpose);
  const at = exchange.deployment.exchange;
  const { result } = await exchange.done(buyNotes(exchange.sender(account), at, order, allowed));
  return result as bigint;
}
