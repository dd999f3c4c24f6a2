import type { Listing, MarketToken } from "@tenora/database/market/listing/listing-record";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import { type MarketReward, rewardOf } from "@tenora/database/market/payment/list-rewards";
import type { Credit } from "@tenora/database/market/wallet/list-wallet-credits";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, sumFor } from "@tenora/domain/money/format-amount-for";
import { isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";
import { readRewardUri } from "@tenora/domain/reward/reward-metadata";
import { isRewardOver } from "@tenora/domain/reward/reward-state";
import { byUrgency, type MarketTask } from "~/features/dashboard/market-task";
import { dueWords } from "~/features/receivable/due-words";
import { sellerName } from "~/features/receivable/seller/seller-name";
import { stateOf, statusWords } from "~/features/receivable/status-words";
import { noteRewardState } from "~/features/reward/note-reward-state";
import { stillOwedTo } from "~/screens/investor/portfolio/positions/positions.server";

const to = "/investor/portfolio";

/**
 * What waits for the holder of notes: first what they can do, then what they should know and can do nothing
 * about, each with the most urgent first.
 */
export function holderTasks(
  notes: readonly NoteWithListing[],
  {
    credits,
    rewards,
    now,
  }: {
    readonly credits: readonly Credit[];
    /** What the receivables of these notes promise. */
    readonly rewards: readonly MarketReward[];
    /** Seconds since 1970. */
    readonly now: number;
  },
): MarketTask[] {
  const receivables = [...Map.groupBy(notes, ({ listing }) => listing.id).values()];
  const toDo = byUrgency([
    ...sumTasks(notes, ({ note }) => note.claimable, {
      key: "collect",
      label: "To collect",
      action: "Collect",
      text: (amount, count) => `You can collect ${amount} from ${count}.`,
    }),
    ...sumTasks(notes, ({ note }) => note.refundable, {
      key: "refund",
      label: "Refund",
      action: "Take it back",
      text: (amount, count) => `You can take back ${amount} from ${count} in cancelled sales.`,
    }),
    ...rewardTasks(notes, rewards, now),
    ...credits.map(({ token, amount }) => ({
      key: `credit:${token.address}`,
      label: "To withdraw",
      tone: "good" as const,
      text: `You can withdraw ${formatAmountFor("payee", amount, token)}.`,
      to,
      action: "Withdraw",
    })),
    ...receivables.flatMap((own) => failedTask(own) ?? []),
  ]);
  return [...toDo, ...byUrgency(receivables.flatMap((own) => lateTask(own, now) ?? []))];
}

/** The rewards that can be claimed now, as one task. */
function rewardTasks(
  notes: readonly NoteWithListing[],
  rewards: readonly MarketReward[],
  now: number,
): MarketTask[] {
  const { length: count } = notes.filter(({ note, listing }) => {
    const until = readRewardUri(rewardOf(rewards, listing.reward)?.uri ?? "")?.until ?? "";
    const state = noteRewardState(listing, note.rewardClaimed, isRewardOver(until, now));
    return state === "claimable";
  });
  if (count === 0) return [];
  const text = `${count === 1 ? "1 reward is" : `${count} rewards are`} ready to be claimed.`;
  return [{ key: "reward", label: "Reward", tone: "good", text, to, action: "Claim" }];
}

interface SumWords {
  readonly key: string;
  readonly label: string;
  readonly action: string;
  text(amount: string, count: string): string;
}

/** One task for each stablecoin of which there is something. */
function sumTasks(
  notes: readonly NoteWithListing[],
  amountOf: (one: NoteWithListing) => bigint,
  { key, label, action, text }: SumWords,
): MarketTask[] {
  const some = notes.filter((one) => amountOf(one) > 0n);
  const tokens = new Map<string, MarketToken>(
    some.map(({ listing: { token } }) => [token.address, token]),
  );
  return [...tokens.values()].map((token) => {
    const own = some.filter(({ listing }) => listing.token.address === token.address);
    const sum = sumFor("payee", own.map(amountOf), token);
    const count = own.length === 1 ? "1 note" : `${own.length} notes`;
    const words = text(formatAmount(sum, token), count);
    return { key: `${key}:${token.address}`, label, tone: "good", text: words, to, action };
  });
}

/** What a failed sale asks of the holder of these notes of it. */
function failedTask([first]: readonly NoteWithListing[]): MarketTask | null {
  if (first?.listing.status !== "failed") return null;
  return {
    key: `${first.listing.id}`,
    label: statusWords.failed.label,
    tone: "waiting",
    text: `${nameOf(first.listing)} wasn't funded in time. Cancel the sale, then take back what you paid.`,
    to,
    action: "Cancel the sale",
  };
}

/** What is late or in default, for the holder of these notes of it, who can only wait. */
function lateTask(own: readonly NoteWithListing[], now: number): MarketTask | null {
  const listing = own[0]?.listing;
  if (listing === undefined || !isUnpaid(listing.status)) return null;
  const { id, status, token } = listing;
  const owed = sumFor(
    "payee",
    own.map(({ note }) => stillOwedTo(note, listing, now)),
    token,
  );
  if (owed === 0n) return null;
  const when = status === "defaulted" ? "in default" : dueWords(listing, now);
  return {
    key: `${id}`,
    ...stateOf(status),
    text: `${nameOf(listing)} is ${when}: ${formatAmount(owed, token)} is still owed to you.`,
    to: `/exchange/${id}`,
    action: "See it",
  };
}

const nameOf = ({ id, seller }: Listing) => `Receivable #${id} of ${sellerName(seller)}`;
