// Loaded at the press of "Register on the chain": it needs viem.
import { registrationCall } from "@tenora/chain/gate/eligibility";
import { eligibilityQuery } from "@tenora/chain/read/gates";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import type { SignedEligibility } from "@tenora/database/investor/investor-eligibility";
import { formatMoment } from "@tenora/domain/text/format-date";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

/** One transaction: registers the approval of this wallet at the gate for approved investors. */
export async function registrationIntent(
  { account, client, deployment }: IntentContext,
  { issuedAt, expiresAt, attestor, signature }: SignedEligibility,
): Promise<TransactionIntent> {
  const { result, block } = await readQuery(client, eligibilityQuery(deployment, [account]));
  const [known] = result;
  if (known?.isEligible)
    throw new IntentError("This wallet is registered already.", "Load the page again to buy.");
  if (expiresAt < Number(block.timestamp))
    throw new IntentError("Your approval has expired.", "Ask us for a new one.");
  if (known !== undefined && known.notBefore !== null && known.notBefore >= BigInt(issuedAt))
    throw new IntentError("Your approval was withdrawn.", "Ask us why.");
  const eligibility = { wallet: account, issuedAt, expiresAt };
  const attested = { attestor, signature };
  return {
    title: "Register on the chain",
    summary: [
      { label: "You register", value: "Our signed approval of your wallet" },
      { label: "You can buy until", value: `${formatMoment(new Date(expiresAt * 1_000))} UTC` },
      { label: "You pay", value: "Only the network fee" },
    ],
    risks: ["Anyone can see on the chain that this wallet is an approved investor."],
    steps: [
      {
        kind: "call",
        label: "Register",
        call: () => checkedCall(registrationCall(deployment.gates.eligible, eligibility, attested)),
      },
    ],
    success: "Your wallet is registered. You can buy now.",
  };
}
