import type { Deployment } from "@tenora/chain/deployment/deployment";
import { cancelListing } from "@tenora/chain/exchange/listing";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";

/** Has Olga cancel a sale that isn't paid out, so that its buyers can be refunded. */
export async function cancelTestReceivable(
  rpcUrl: string,
  deployment: Deployment,
  listing: bigint,
): Promise<void> {
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const olga = exchange.sender(persona("Olga").account);
  await exchange.done(cancelListing(olga, deployment.exchange, listing));
}
