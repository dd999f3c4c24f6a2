import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** The exchange of a marketplace, on its own chain. */
export async function exchangeOf({ rpcUrl, web }: RunningMarketplace) {
  const deployment = signingDeployment(web.publicConfig);
  if (deployment === null) throw new Error("The marketplace has no exchange");
  const { lens, registry } = web.publicConfig.contracts;
  return openLocalExchange(rpcUrl, { ...deployment, lens, registry } as Deployment);
}
