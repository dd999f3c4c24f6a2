// Loaded at the press of a button about a dispute: it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { type Listing, listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { membershipsQuery } from "@tenora/chain/read/registry";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import {
  type Hex,
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

export interface DisputeStep {
  readonly listing: bigint;
  /** False to end it. */
  readonly disputed: boolean;
  /** Has our server keep the evidence, and resolves with its hash. */
  readonly keepEvidence: () => Promise<Hex>;
}

const fee = "You pay the network’s fee for this transaction.";

/** Raises an attestor's dispute or ends what stands, from what the chain says now. */
export async function disputeIntent(
  context: IntentContext,
  { listing: id, disputed, keepEvidence }: DisputeStep,
): Promise<TransactionIntent> {
  const { client, deployment } = context;
  const { result: listing } = await readQuery(client, listingQuery(deployment, id));
  if (listing === null)
    throw new IntentError("This receivable isn’t on this network.", "Check the address.");
  if (disputed && listing.disputedByAttestor)
    throw new IntentError("An attestor has already raised a dispute.");
  if (!disputed && !listing.disputedByAttestor && !listing.disputedByDebtor)
    throw new IntentError("There’s no open dispute any more.");
  await requireAttestor(context);
  const evidence = await keepEvidence();
  return {
    ...(disputed ? raising(id) : ending(id, listing)),
    steps: [
      {
        kind: "call",
        label: disputed ? "Raise the dispute" : "End the dispute",
        call: () =>
          checkedCall({
            address: deployment.exchange,
            abi: receivableExchangeAbi,
            functionName: "flagDispute",
            args: [id, disputed, evidence],
          }),
      },
    ],
  };
}

const published = (listing: bigint) => ({
  label: "What gets published",
  value: `Your wallet, and a hash of the evidence. Its text stays in the case of receivable #${listing}.`,
});

const raising = (listing: bigint) => ({
  title: `Raise a dispute about receivable #${listing}`,
  summary: [
    {
      label: "What happens",
      value:
        "Its page, its notes and the public API show it as disputed. If it’s on sale, nobody can buy until the dispute ends.",
    },
    {
      label: "What doesn’t change",
      value: "Due date, amounts, payments, refunds and resales.",
    },
    published(listing),
    { label: "Who’s told", value: "The business and its registered holders, by email." },
    { label: "Until", value: "An attestor ends it. Neither business nor customer can." },
  ],
  risks: ["Its history stays public, even after the dispute ends.", fee],
  success: "The dispute is raised.",
});

const ending = (
  listing: bigint,
  {
    disputedByDebtor,
    disputedByAttestor,
  }: Pick<Listing, "disputedByDebtor" | "disputedByAttestor">,
) => ({
  title: `End the dispute about receivable #${listing}`,
  summary: [
    {
      label: "What happens",
      value: "It’s no longer shown as disputed. If its sale is still open, people can buy again.",
    },
    ...(disputedByDebtor
      ? [
          {
            label: "The customer’s dispute",
            value: disputedByAttestor
              ? "It ends too: an attestor always ends both."
              : "It ends without the customer. They can raise it again.",
          },
        ]
      : []),
    published(listing),
    { label: "Who’s told", value: "No one. Let the right people know yourself." },
  ],
  risks: ["Its history still shows that there was a dispute.", fee],
  success: "The dispute has ended.",
});

async function requireAttestor({ account, client, deployment }: IntentContext): Promise<void> {
  const registry = await client.readContract({
    address: deployment.exchange,
    abi: receivableExchangeAbi,
    functionName: "registry",
  });
  const asked = membershipsQuery({ registry }, [{ register: "attestor", member: account }]);
  const { result: memberships } = await readQuery(client, asked);
  if (memberships[0]?.isMember !== true)
    throw new IntentError(
      "This wallet isn’t an attestor of the exchange.",
      "Switch to an attestor’s wallet and try again.",
    );
}
