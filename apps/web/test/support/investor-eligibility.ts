import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { eligibilityMessage, withdrawEligibility } from "@tenora/chain/gate/eligibility";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { expect } from "vitest";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { olga } from "./funding-request-review.ts";
import type { Person } from "./people/person.ts";

/** The body that stores an eligibility of `wallet`, signed by `signer`, for twelve months. */
export async function signEligibility(
  marketplace: RunningMarketplace,
  op: Person,
  {
    wallet,
    signer = olga,
  }: { wallet: string; signer?: Pick<typeof olga, "address" | "signTypedData"> },
) {
  const path = "/api/admin/eligibilities/preparation";
  const prepared = await op.post(path, { attestor: olga.address });
  expect(prepared.status).toBe(200);
  const times = (await prepared.json()) as { issuedAt: number; expiresAt: number };
  const deployment = signingDeployment(marketplace.web.publicConfig);
  if (deployment === null) throw new Error("no deployment");
  const eligibility = { wallet: wallet as `0x${string}`, ...times };
  const { typedData } = eligibilityMessage(deployment, eligibility);
  const signature = await signer.signTypedData(typedData as never);
  return { attestor: signer.address, issuedAt: times.issuedAt, signature };
}

/** Olga withdraws what the gate has of a wallet; resolves with the transaction. */
export async function withdrawOnChain(
  { rpcUrl, web }: RunningMarketplace,
  wallet: string,
): Promise<`0x${string}`> {
  const deployment = signingDeployment(web.publicConfig);
  if (deployment === null) throw new Error("no deployment");
  const exchange = await openLocalExchange(rpcUrl, deployment as never);
  const sender = exchange.sender(persona("Olga").account);
  const gate = deployment.gates.eligible;
  const { hash } = await exchange.done(withdrawEligibility(sender, gate, wallet as `0x${string}`));
  return hash;
}
