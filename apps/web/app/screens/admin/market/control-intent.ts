// Loaded at the press of a brake: it needs viem.
import { exchangeRegistryAbi } from "@tenora/chain/generated/exchange-registry";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { readQuery } from "@tenora/chain/read/query";
import { membershipsQuery, registryQuery } from "@tenora/chain/read/registry";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

export type Control = "pause" | "unpause" | "sunset";

const working =
  "Paying, releasing, cancelling, refunds, collecting, recording defaults and withdrawals";
const newBusiness = "Listing, buying and reselling, for everybody";

const words = {
  pause: {
    title: "Pause new business",
    label: "Pause",
    summary: [
      { label: "What stops", value: newBusiness },
      { label: "What still works", value: working },
      { label: "Until", value: "A pauser or the admin of the exchange unpauses it" },
    ],
    risks: [
      "Deadlines aren’t extended: a sale that ends below its minimum meanwhile fails, and its buyers are refunded.",
    ],
    success: "New business is paused.",
  },
  unpause: {
    title: "Unpause new business",
    label: "Unpause",
    summary: [
      { label: "What starts again", value: newBusiness },
      { label: "What isn’t affected", value: working },
    ],
    risks: ["Sales whose deadline passed during the pause stay closed."],
    success: "New business has resumed.",
  },
  sunset: {
    title: "End new business for good",
    label: "End for good",
    summary: [
      { label: "What ends, for ever", value: newBusiness },
      { label: "What still works", value: working },
      {
        label: "Open sales",
        value: "Below their minimum anyone can cancel them at once, and buyers are refunded",
      },
    ],
    risks: ["This can’t be undone by anybody, ever."],
    success: "New business has ended for good.",
  },
} as const;

/** One of the brakes, from what the registry says now. */
export async function controlIntent(
  { account, client, deployment }: IntentContext,
  control: Control,
): Promise<TransactionIntent> {
  const registry = await client.readContract({
    address: deployment.exchange,
    abi: receivableExchangeAbi,
    functionName: "registry",
  });
  const at = { registry };
  const { result: state } = await readQuery(client, registryQuery(at));
  const asked = membershipsQuery(at, [{ register: "pauser", member: account }]);
  const { result: memberships } = await readQuery(client, asked);
  const isAdmin = state.admin?.toLowerCase() === account.toLowerCase();
  const isPauser = memberships[0]?.isMember === true;
  if (control === "sunset" && !isAdmin)
    throw new IntentError(
      "Only the admin of the exchange may do this.",
      "Switch to that wallet, then try again.",
    );
  if (!isPauser && !(isAdmin && control !== "pause"))
    throw new IntentError(
      "This wallet isn’t a pauser of the exchange.",
      "Switch to the wallet of a pauser.",
    );
  if (state.isSunset) throw new IntentError("New business has ended for good already.");
  if (control === "pause" && state.isPaused) throw new IntentError("It’s paused already.");
  if (control === "unpause" && !state.isPaused) throw new IntentError("It isn’t paused.");
  const { title, label, summary, risks, success } = words[control];
  return {
    title,
    summary,
    risks: [...risks, "You pay the network’s fee for this transaction."],
    steps: [
      {
        kind: "call",
        label,
        call: () =>
          checkedCall({
            address: registry,
            abi: exchangeRegistryAbi,
            functionName: control,
            args: [],
          }),
      },
    ],
    success,
  };
}
