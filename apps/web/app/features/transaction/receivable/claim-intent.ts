// Loaded at the press of "Collect": it needs viem.
import { exchangeLensAbi } from "@tenora/chain/generated/exchange-lens";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { listingOfNote } from "@tenora/chain/read/notes";
import { query, queryAll, queryTogether, readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { parseRecipient } from "@tenora/chain/wallet/parse-recipient";
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

/** Collects what one note has earned to an address that its owner typed; nobody else can send it. */
export async function claimElsewhere(
  context: IntentContext,
  note: bigint,
  typed: string,
): Promise<TransactionIntent> {
  const { deployment } = context;
  const to = parseRecipient(typed);
  if (to === null)
    throw new IntentError(
      "This isn't a wallet address, or there's a typing error in it.",
      "Copy the whole address again: 0x and 40 characters.",
    );
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
    summary: [
      { label: "Is paid", value: total },
      { label: "To", value: to },
      { label: "Your note", value: "You keep it. What it earns later can be collected then." },
    ],
    risks: [
      "Compare the address: what is paid to a wrong one can't be taken back.",
      networkFee(context, steps),
    ],
    steps,
    success: `${total} was paid to ${to}.`,
  };
}

export interface Earned {
  readonly id: bigint;
  readonly token: string;
  /** Base units. */
  readonly amount: bigint;
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
export function totalsOf({ deployment }: IntentContext, earned: readonly Earned[]): string[] {
  return deployment.stablecoins.flatMap((coin) => {
    const total = earned
      .filter(({ token }) => token.toLowerCase() === coin.address.toLowerCase())
      .reduce((sum, { amount }) => sum + amount, 0n);
    return total === 0n ? [] : [formatAmount(total, coin)];
  });
}
