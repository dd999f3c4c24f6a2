// Loaded at the press of "Revoke": it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import type { IntentContext, TransactionIntent } from "~/transaction/state/transaction-intent";
import type { SalePass } from "./sale-pass.ts";

const words = {
  invitation: {
    title: "Revoke this invitation",
    what: "The invitation",
    done: "The invitation is revoked.",
  },
  link: { title: "Revoke this link", what: "The link", done: "The link is revoked." },
} as const;

/** Takes an invitation or a link back at the exchange, which its gate asks. */
export async function revokeIntent(
  { deployment: { exchange } }: IntentContext,
  {
    kind,
    name,
    digest,
  }: { readonly kind: SalePass["kind"]; readonly name: string; readonly digest: `0x${string}` },
): Promise<TransactionIntent> {
  const { title, what, done } = words[kind];
  return {
    title,
    summary: [
      { label: what, value: name },
      { label: "What happens", value: "Nobody can buy with it any more." },
    ],
    risks: [
      "What was bought with it stays bought. This can't be undone.",
      "You pay the network fee for this transaction.",
    ],
    steps: [
      {
        kind: "call",
        label: "Revoke",
        call: () =>
          checkedCall({
            address: exchange,
            abi: receivableExchangeAbi,
            functionName: "revoke",
            args: [digest],
          }),
      },
    ],
    success: done,
  };
}
