import type { Credit } from "@tenora/database/market/list-wallet-credits";
import type { Listing } from "@tenora/database/market/listing-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amount-due";
import { lateFeeShown } from "@tenora/domain/receivable/late-fee-shown";
import { pastDueWords } from "@tenora/domain/receivable/past-due-words";
import { byUrgency, type MarketTask } from "~/features/dashboard/market-task";
import { dueWords } from "~/features/receivable/late-fee-words.server";
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
  const { id, status, token, ledger } = listing;
  const owed = formatAmountFor("payer", owedToHolders(listing.due), token);
  const task = { key: `${id}`, to: payments, elsewhere: `/exchange/${id}` };
  const pay = {
    ...task,
    elsewhere: `/pay/${id}`,
    text: `Receivable #${id} is ${dueWords(listing, now)}: ${owed}.`,
  };
  switch (status) {
    case "overdue":
    case "late":
      return {
        ...pay,
        ...stateOf(status),
        text: `Receivable #${id} is ${pastDueWords(listing.daysPastDue)}: ${owed}${lateFeeShown(listing.due, token) > 0n ? ", late fee included" : ""}.`,
        action: "Pay now",
      };
    case "grace":
      return { ...pay, ...stateOf(status), action: "Pay" };
    case "running":
    case "selling":
      if (owedToHolders(listing.due) === 0n || Number(ledger.maturity) - now > soonDays * day)
        return null;
      return { ...pay, label: "Due soon", tone: "waiting", action: "Pay" };
    case "defaulted":
      if (owedToHolders(listing.due) === 0n) return null;
      return {
        ...pay,
        ...stateOf(status),
        text: `Receivable #${id} is in default: ${owed} is still owed.`,
        action: "Pay",
      };
    case "closing":
      return {
        ...task,
        label: statusWords.closing.label,
        tone: "good",
        text: `The sale of receivable #${id} is over. Anyone can now release the proceeds to you.`,
        action: "Release them",
      };
    case "failed":
      return {
        ...task,
        label: statusWords.failed.label,
        tone: "waiting",
        text: `Receivable #${id} raised less than its minimum. Cancel the sale so its buyers can take their money back.`,
        action: "Cancel the sale",
      };
    default:
      return null;
  }
}
