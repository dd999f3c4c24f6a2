import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { eligibilityMessage } from "@tenora/chain/gate/eligibility";
import { expect } from "vitest";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { olga } from "./funding-request-review.ts";
import type { Person } from "./person.ts";

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
