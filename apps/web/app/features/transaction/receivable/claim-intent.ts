// Loaded at the press of "Collect": it needs viem.
import { exchangeLensAbi } from "@tenora/chain/generated/exchange-lens";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { listingOfNote } from "@tenora/chain/read/notes";
import { query, queryAll, queryTogether, readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { mostRelayedNotes } from "@tenora/domain/relay/most-relayed-notes";
import { networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
  type TransactionStep,
} from "~/transaction/state/transaction-intent";

/** Collects what these notes have earned, in one transaction, from what the chain says now. */
export async function claimIntent(
  context: IntentContext,
  notes: readonly bigint[],
): Promise<TransactionIntent> {
  const { account, deployment } = context;
  const earned = await readEarned(context, notes);
  if (earned.length === 0)
    throw new IntentError(
      "There's nothing to collect right now.",
      "You'll find it here as soon as the next payment arrives.",
    );
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
    title: ids.length === 1 ? "Collect what this note earned" : `Collect from ${count}`,
    summary: [
      ...totals.map((value) => ({ label: "You get", value })),
      { label: "To", value: `Your wallet, ${account}` },
      { label: "Your notes", value: "You keep them. What they earn later can be collected then." },
    ],
    risks: [
      ...(ids.length > 1
        ? ["A note that the stablecoin refuses to pay is skipped; nothing of it is lost."]
        : []),
      networkFee(context, steps),
    ],
    steps,
    success: `${totals.join(" and ")} ${totals.length === 1 ? "is" : "are"} in your wallet.`,
  };
}

interface Earned {
  readonly id: bigint;
  readonly token: string;
  /** Base units. */
  readonly amount: bigint;
}

/** What can be collected now; notes without anything are left out. */
async function readEarned(
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
      tokens: queryAll(
        listings.map((id) =>
          query([{ ...lens, functionName: "factsOf", args: [id] }], ([{ token }]) => token),
        ),
      ),
    }),
  );
  return notes.flatMap((id, at) => {
    const token = result.tokens[listings.indexOf(listingOfNote(id))];
    const amount = result.notes[at] ?? 0n;
    return token === undefined || amount === 0n ? [] : [{ id, token, amount }];
  });
}

/** One amount for each stablecoin, in words. */
function totalsOf({ deployment }: IntentContext, earned: readonly Earned[]): string[] {
  return deployment.stablecoins.flatMap((coin) => {
    const total = earned
      .filter(({ token }) => token.toLowerCase() === coin.address.toLowerCase())
      .reduce((sum, { amount }) => sum + amount, 0n);
    return total === 0n ? [] : [formatAmount(total, coin)];
  });
}
