// Loaded at the press of "Pay the holders": it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { readEarned, totalsOf } from "~/features/transaction/receivable/claim/claim-intent";
import { requestData } from "~/http/send-request";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

interface NotesResponse {
  readonly data: readonly { readonly id: number; readonly claimable: string }[];
  readonly next: string | null;
}

/** Notes paid in one transaction: as many as fit into any wallet's simulation. */
const mostNotes = 40;
const timeoutMs = 10_000;

/** Pays the owners of a receivable's notes what they earned, from what the chain says now. */
export async function payHoldersIntent(
  context: IntentContext,
  listing: string,
): Promise<TransactionIntent> {
  const waiting = await findWaiting(listing);
  const earned = await readEarned(context, waiting.slice(0, mostNotes));
  if (earned.length === 0) throw new IntentError("Everything has already been collected.");
  const notes = earned.map(({ id }) => id);
  const totals = totalsOf(context, earned).join(" and ");
  return {
    title: "Pay the holders",
    summary: [
      { label: "Waiting for holders", value: totals },
      { label: "For", value: notes.length === 1 ? "1 note" : `${notes.length} notes` },
      { label: "To", value: "The wallet that owns each note. Nothing goes to yours." },
    ],
    risks: [
      "If the stablecoin refuses to pay a note, it’s skipped and nothing is lost.",
      ...(waiting.length > mostNotes ? ["Some notes will need another transaction."] : []),
      "You pay the network’s fee for this transaction.",
    ],
    steps: [
      {
        kind: "call",
        label: "Pay the holders",
        call: () =>
          checkedCall({
            address: context.deployment.exchange,
            abi: receivableExchangeAbi,
            functionName: "claimFor",
            args: [notes],
          }),
      },
    ],
    // A refused note is skipped without failing the transaction, so its success tells no amount.
    success:
      "Your transaction went through. Notes that the stablecoin refused to pay stay in this list.",
  };
}

/** Notes with something to collect, oldest first, until there are more than one transaction can pay. */
async function findWaiting(listing: string): Promise<bigint[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const found: bigint[] = [];
  let cursor: string | null = "";
  while (cursor !== null && found.length <= mostNotes) {
    const after: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/api/v1/listings/${listing}/notes?limit=100${after}`;
    const page: NotesResponse = await requestData<NotesResponse>(path, signal);
    for (const { id, claimable } of page.data) if (BigInt(claimable) > 0n) found.push(BigInt(id));
    cursor = page.next;
  }
  return found;
}
