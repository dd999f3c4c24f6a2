// Loaded at the press of "Withdraw eligibility": it needs viem.
import { eligibleGateAbi } from "@tenora/chain/generated/eligible-gate";
import { eligibilityQuery } from "@tenora/chain/read/gates";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { Hex, IntentContext, TransactionIntent } from "~/transaction/state/transaction-intent";

/** An attestor's wallet ends the eligibility of an investor's wallet, from what the chain says now. */
export async function withdrawIntent(
  { client, deployment }: IntentContext,
  { name, wallet }: { readonly name: string; readonly wallet: Hex },
): Promise<TransactionIntent> {
  const { result } = await readQuery(client, eligibilityQuery(deployment, [wallet]));
  const [known] = result;
  const end = known?.expiresAt ?? null;
  const standing =
    known?.isEligible && end !== null
      ? `Registered until ${formatMoment(new Date(Number(end) * 1_000))} UTC`
      : "Not registered. Existing signatures can’t be registered afterwards";
  return {
    title: "Withdraw this eligibility",
    summary: [
      { label: "You withdraw", value: `The eligibility of ${name}, ${wallet}` },
      { label: "On the chain now", value: standing },
      {
        label: "What stops",
        value:
          "Buying receivables for approved investors, and receiving notes that only they may hold",
      },
      { label: "What stays", value: "Their notes, with payments and refunds" },
      { label: "To restore it", value: "An attestor signs a new eligibility" },
    ],
    risks: [
      "It takes effect at once, and everyone can see it on the chain.",
      "You pay the network’s fee for this transaction.",
    ],
    steps: [
      {
        kind: "call",
        label: "Withdraw eligibility",
        call: () =>
          checkedCall({
            address: deployment.gates.eligible,
            abi: eligibleGateAbi,
            functionName: "withdraw",
            args: [wallet],
          }),
      },
    ],
    success: "The eligibility is withdrawn.",
  };
}
