import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { Credit } from "@tenora/database/market/wallet/list-wallet-credits";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { isUnpaid, owedStatuses, stageOf } from "@tenora/domain/receivable/status/receivable-stage";
import { byUrgency, type MarketTask } from "~/features/dashboard/market-task";
import { sellerOutlook } from "~/features/receivable/seller/seller-outlook.server";
import { stateOf, statusWords } from "~/features/receivable/status-words";

const day = 86_400;
/** A payment is a task from this many days before it is due. */
const soonDays = 14;
const payments = "/business/payments";
const rewards = "/business/rewards";

interface SellerWork {
  readonly live: readonly Listing[];
  readonly credits: readonly Credit[];
  /** Rewards that were claimed, and that the seller hasn't marked as handed over. */
  readonly toHandOver: number;
  /** Seconds since 1970. */
  readonly now: number;
}

/** What the chain says is waiting for a seller, the most urgent first. */
export function sellerTasks({ live, credits, toHandOver, now }: SellerWork): MarketTask[] {
  return byUrgency([
    ...live.flatMap((listing) => taskOf(listing, now) ?? []),
    ...handOverTasks(toHandOver),
    ...credits.map(({ token, amount }) => ({
      key: `credit:${token.address}`,
      label: "To withdraw",
      tone: "good" as const,
      text: `${formatAmountFor("payee", amount, token)} is available to withdraw.`,
      to: payments,
      elsewhere: "/investor/portfolio",
      action: "Withdraw",
    })),
  ]);
}

function handOverTasks(count: number): MarketTask[] {
  if (count === 0) return [];
  const claimed = count === 1 ? "1 claimed reward is" : `${count} claimed rewards are`;
  return [
    {
      key: "rewards",
      label: "To hand over",
      tone: "waiting",
      text: `${claimed} waiting to be handed over.`,
      to: rewards,
      action: "See who claimed",
    },
  ];
}

function taskOf(listing: Listing, now: number): MarketTask | null {
  const { id, status, ledger } = listing;
  const text = `Receivable #${id}: ${sellerOutlook(listing, now)}`;
  const task = { key: `${id}`, text, to: payments, elsewhere: `/exchange/${id}` };
  if (status === "closing")
    return { ...task, label: statusWords.closing.label, tone: "good", action: "Release them" };
  if (status === "failed")
    return { ...task, label: statusWords.failed.label, tone: "waiting", action: "Cancel the sale" };
  if (!owedStatuses.includes(status) || owedToHolders(listing.due) === 0n) return null;
  const pay = { ...task, elsewhere: `/pay/${id}` };
  if (stageOf(status) === "late") return { ...pay, ...stateOf(status), action: "Pay now" };
  if (isUnpaid(status)) return { ...pay, ...stateOf(status), action: "Pay" };
  const isSoon = Number(ledger.maturity) - now <= soonDays * day;
  return isSoon ? { ...pay, label: "Due soon", tone: "waiting", action: "Pay" } : null;
}
