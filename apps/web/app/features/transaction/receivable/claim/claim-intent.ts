// Loaded at the press of "Collect": it needs viem.
import { exchangeLensAbi } from "@tenora/chain/generated/exchange-lens";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { listingOfNote } from "@tenora/chain/read/notes";
import { query, queryAll, queryTogether, readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { sumFor } from "@tenora/domain/money/format-amount-for";
import { mostRelayedNotes } from "@tenora/domain/relay/most-relayed-notes";
import { networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
  type TransactionStep,
} from "~/transaction/state/transaction-intent";
import { splitRefused } from "../refused-tokens.ts";
import { compareAddress, typedRecipient } from "../typed-recipient.ts";

/**
 * Collects what these notes have earned, in one transaction, from what the chain says now. Of several, those
 * whose stablecoin pays nothing now are left for later.
 */
export async function claimIntent(
  context: IntentContext,
  notes: readonly bigint[],
): Promise<TransactionIntent> {
  const { account, deployment } = context;
  const found = await readEarned(context, notes);
  if (found.length === 0)
    throw new IntentError(
      "There's nothing to collect right now.",
      "You'll find it here as soon as the next payment arrives.",
    );
  // A single note's refusal is told by the simulation of its call.
  const { payable: earned, refused } =
    found.length === 1 ? { payable: found, refused: [] } : await splitRefused(context, found);
  const exchange = { address: deployment.exchange, abi: receivableExchangeAbi } as const;
  const ids = earned.map(({ id }) => id);
  const [first = 0n] = ids;
  const totals = totalsOf(context, earned);
  const count = ids.length === 1 ? "1 note" : `${ids.length} notes`;
  const steps = [
    {
      kind: "call",
      label: "Collect",
      call: () =>
        ids.length === 1
          ? checkedCall({ ...exchange, functionName: "claim", args: [first, account] })
          : checkedCall({ ...exchange, functionName: "claimFor", args: [ids] }),
      ...(ids.length <= mostRelayedNotes && {
        relay: () => ({ action: "claim", parameters: { notes: ids.map(String) } }),
      }),
    },
  ] as const satisfies readonly TransactionStep[];
  return {
    title: ids.length === 1 ? "Collect this repayment" : `Collect from ${count}`,
    summary: [
      ...totals.map((value) => ({ label: "You get", value })),
      { label: "To", value: `Your wallet, ${account}` },
      ...refused.map(({ payouts, reason }) => ({
        label: "Left for later",
        value: `${totalsOf(context, payouts).join(" and ")}. ${reason}`,
      })),
      whatIsKept(earned),
    ],
    before: "collect",
    risks: [
      ...(ids.length > 1
        ? ["If the stablecoin refuses to pay a note, we skip it and nothing is lost."]
        : []),
      networkFee(context, steps),
    ],
    steps,
    success: `${totals.join(" and ")} ${totals.length === 1 ? "is" : "are"} in your wallet.`,
  };
}

/** Collects what one note has earned to an address that its owner typed; only the owner can send it. */
export async function claimElsewhere(
  context: IntentContext,
  note: bigint,
  typed: string,
): Promise<TransactionIntent> {
  const { deployment } = context;
  const to = typedRecipient(typed);
  const earned = await readEarned(context, [note]);
  const [total] = totalsOf(context, earned);
  if (total === undefined) throw new IntentError("There's nothing to collect right now.");
  const steps = [
    {
      kind: "call",
      label: "Collect",
      call: () =>
        checkedCall({
          address: deployment.exchange,
          abi: receivableExchangeAbi,
          functionName: "claim",
          args: [note, to],
        }),
    },
  ] as const satisfies readonly TransactionStep[];
  return {
    title: "Collect to another address",
    summary: [{ label: "Is paid", value: total }, { label: "To", value: to }, whatIsKept(earned)],
    before: "collect",
    risks: [compareAddress, networkFee(context, steps)],
    steps,
    success: `${total} was paid to ${to}.`,
  };
}

/** That collecting takes no note away, and whether anything is still to come. */
function whatIsKept(earned: readonly Earned[]) {
  const isOne = earned.length === 1;
  const more = earned.every(({ isRepaid }) => isRepaid)
    ? isOne
      ? "It's repaid in full."
      : "They're repaid in full."
    : "You can collect anything repaid later.";
  return isOne
    ? { label: "Your note", value: `Stays in your wallet. ${more}` }
    : { label: "Your notes", value: `They stay in your wallet. ${more}` };
}

export interface Earned {
  readonly id: bigint;
  readonly token: string;
  /** Base units. */
  readonly amount: bigint;
  /** Holders are owed nothing more. */
  readonly isRepaid: boolean;
}

/** What can be collected now; notes without anything are left out. */
export async function readEarned(
  { client, deployment }: IntentContext,
  notes: readonly bigint[],
): Promise<Earned[]> {
  const lens = { address: deployment.lens, abi: exchangeLensAbi } as const;
  const listings = [...new Set(notes.map(listingOfNote))];
  const { result } = await readQuery(
    client,
    queryTogether({
      notes: queryAll(
        notes.map((id) =>
          query([{ ...lens, functionName: "noteOf", args: [id] }], ([{ claimable }]) => claimable),
        ),
      ),
      listings: queryAll(
        listings.map((id) =>
          query(
            [
              { ...lens, functionName: "factsOf", args: [id] },
              { ...lens, functionName: "dueOf", args: [id] },
            ],
            ([{ token }, { repayment, lateFee }]) => ({
              token,
              isRepaid: repayment + lateFee === 0n,
            }),
          ),
        ),
      ),
    }),
  );
  return notes.flatMap((id, at) => {
    const listing = result.listings[listings.indexOf(listingOfNote(id))];
    const amount = result.notes[at] ?? 0n;
    return listing === undefined || amount === 0n ? [] : [{ id, amount, ...listing }];
  });
}

/** One amount for each stablecoin, in words. */
export function totalsOf({ deployment }: IntentContext, earned: readonly Earned[]): string[] {
  return deployment.stablecoins.flatMap((coin) => {
    const own = earned.filter(({ token }) => token.toLowerCase() === coin.address.toLowerCase());
    const total = sumFor(
      "payee",
      own.map(({ amount }) => amount),
      coin,
    );
    return total === 0n ? [] : [formatAmount(total, coin)];
  });
}
