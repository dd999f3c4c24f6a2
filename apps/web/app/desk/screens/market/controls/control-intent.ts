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

const working = "Payments, releases, cancellations, refunds, collecting, defaults and withdrawals";
const newBusiness = "Listing, buying and reselling, for everyone";

const words = {
  pause: {
    title: "Pause the market",
    label: "Pause",
    summary: [
      { label: "What stops", value: newBusiness },
      { label: "What still works", value: working },
      { label: "Until", value: "A pauser or the exchange’s admin unpauses it" },
    ],
    risks: [
      "Deadlines aren’t extended: a sale that ends below its minimum during the pause fails, and its buyers are refunded.",
    ],
    success: "The market is paused.",
  },
  unpause: {
    title: "Unpause the market",
    label: "Unpause",
    summary: [
      { label: "What starts again", value: newBusiness },
      { label: "What isn’t affected", value: working },
    ],
    risks: ["Sales whose deadline passed during the pause stay closed."],
    success: "The market is open again.",
  },
  sunset: {
    title: "Close the market permanently",
    label: "Close permanently",
    summary: [
      { label: "What ends permanently", value: newBusiness },
      { label: "What still works", value: working },
      {
        label: "Open sales",
        value: "Anyone can cancel those below their minimum at once, and buyers are refunded",
      },
    ],
    risks: ["This can never be undone."],
    success: "The market is closed permanently.",
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
      "Only the exchange’s admin can do this.",
      "Switch to the admin’s wallet and try again.",
    );
  if (!isPauser && !(isAdmin && control !== "pause"))
    throw new IntentError(
      "This wallet isn’t a pauser of the exchange.",
      "Switch to a pauser’s wallet and try again.",
    );
  if (state.isSunset) throw new IntentError("The market is already closed permanently.");
  if (control === "pause" && state.isPaused) throw new IntentError("The market is already paused.");
  if (control === "unpause" && !state.isPaused) throw new IntentError("The market isn’t paused.");
  const { title, label, summary, risks, success } = words[control];
  return {
    title,
    ...(control === "sunset" && { isDestructive: true }),
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
