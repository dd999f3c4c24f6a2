import { findRewards } from "@tenora/database/market/list-rewards";
import { listWalletCredits } from "@tenora/database/market/list-wallet-credits";
import { listWalletNotes } from "@tenora/database/market/list-wallet-notes";
import type { Listing, MarketToken } from "@tenora/database/market/listing-record";
import type { Note, NoteWithListing } from "@tenora/database/market/note-record";
import { listDeliveries } from "@tenora/database/reward/reward-deliveries";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { owedToNoteAt } from "@tenora/domain/receivable/amount-due";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { lateFeeWords } from "~/features/receivable/late-fee-words.server";
import { daysFrom } from "~/features/receivable/terms-words";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";
import type { PortfolioPage, Position, PositionGroup } from "./portfolio-page.ts";
import { positionReward, type RewardRecords } from "./position-reward.server.ts";

const pageSize = 200;

/** The notes of a wallet, by status; null while the market can't be read. */
export async function loadPortfolio(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  after: bigint | undefined,
): Promise<PortfolioPage | null> {
  return unlessUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const query = { wallet, includeRefunded: true, after, limit: pageSize };
      const { notes, next } = await listWalletNotes(tx, query, BigInt(head.time));
      const rewards = await findRewards(
        tx,
        notes.map(({ listing }) => listing.reward),
      );
      return { notes, next, rewards, credits: await listWalletCredits(tx, wallet) };
    });
    if (found === null) return null;
    const { market, notes, next, rewards, credits } = found;
    const claimed = notes.filter(({ note }) => note.rewardClaimed).map(({ note }) => note.id);
    const deliveries = await visit((tx) => listDeliveries(tx, claimed));
    return {
      market,
      wallet,
      figures: notes.length === 0 ? [] : totals(notes),
      groups: groups(notes, market.now, { rewards, deliveries }),
      claimable: notes.filter(({ note }) => note.claimable > 0n).map(({ note }) => note.id),
      credits: credits.map(({ token, amount }) => ({
        token: token.address,
        words: formatAmount(amount, token),
      })),
      next: next === null ? null : `/investor/portfolio?wallet=${wallet}&after=${next}`,
      isFirstPage: after === undefined,
    };
  });
}

/** The sums of this page's notes, each stablecoin by itself. */
function totals(notes: readonly NoteWithListing[]): PortfolioPage["figures"] {
  const tokens = new Map<string, MarketToken>(
    notes.map(({ listing: { token } }) => [token.address, token]),
  );
  const figure = (label: string, amountOf: (one: NoteWithListing) => bigint) => ({
    label,
    values: [...tokens.values()].map((token) => {
      const own = notes.filter(({ listing }) => listing.token.address === token.address);
      return formatAmount(
        own.reduce((sum, one) => sum + amountOf(one), 0n),
        token,
      );
    }),
  });
  return [
    figure("Invested now", ({ note, listing }) =>
      isActive(listing.status) ? (note.acquiredCost ?? note.cost) : 0n,
    ),
    figure("Value at maturity", ({ note, listing }) =>
      isActive(listing.status) ? valueAtMaturity(note, listing) : 0n,
    ),
    figure("To collect", ({ note }) => note.claimable + note.refundable),
    figure("Collected so far", ({ note }) => note.claimed + (note.refunded ?? 0n)),
  ];
}

const groupWords = {
  due: {
    title: "Past due or in default",
    meaning: "Not repaid in full yet. Whatever is paid still reaches you.",
  },
  refund: {
    title: "Cancelled sales",
    meaning: "They weren't funded. Take back exactly what you paid.",
  },
  running: {
    title: "Running",
    meaning: "The seller has been paid. You're repaid at maturity.",
  },
  sale: {
    title: "On sale",
    meaning: "Waiting to be funded. If the minimum isn't reached, you're refunded.",
  },
  settled: { title: "Settled", meaning: "Repaid in full. Collect at any time." },
} as const;

type GroupName = keyof typeof groupWords;

/** Under which heading a note stands. */
function groupOf(status: ReceivableStatus): GroupName {
  switch (status) {
    case "grace":
    case "late":
    case "overdue":
    case "defaulted":
      return "due";
    case "cancelled":
    case "failed":
      return "refund";
    case "selling":
    case "running":
      return "running";
    case "none":
    case "open":
    case "closing":
      return "sale";
    case "settled":
      return "settled";
  }
}

/** Neither over nor to be refunded. */
export const isActive = (status: ReceivableStatus) =>
  !["refund", "settled"].includes(groupOf(status));

function groups(
  notes: readonly NoteWithListing[],
  now: number,
  records: RewardRecords,
): PositionGroup[] {
  const names = Object.keys(groupWords) as GroupName[];
  return names.flatMap((name) => {
    const own = notes.filter(({ listing }) => groupOf(listing.status) === name);
    if (own.length === 0) return [];
    const positions = own.map((one) => ({
      ...toPosition(one, now),
      reward: positionReward(one, records),
    }));
    return [{ ...groupWords[name], positions }];
  });
}

export const valueAtMaturity = ({ units }: Note, { ledger }: Listing) =>
  units * ledger.repayPerUnit;

function toPosition({ note, listing }: NoteWithListing, now: number): Omit<Position, "reward"> {
  const { token, seller, ledger, status, daysPastDue } = listing;
  const money = (amount: bigint) => formatAmount(amount, token);
  const maturity = Number(ledger.maturity);
  return {
    note: note.id,
    listing: note.listing,
    name: `${note.id >> 24n}-${note.id & 0xffffffn}`,
    seller: seller.name ?? shortenAddress(seller.wallet),
    status,
    units: `${formatCount(note.units)} of ${formatCount(listing.totalUnits)} units`,
    cost: money(note.acquiredCost ?? note.cost),
    atMaturity: money(valueAtMaturity(note, listing)),
    maturity: formatShortDate(new Date(maturity * 1_000)),
    when: whenWords(status, daysPastDue, daysFrom(now, maturity)),
    collected: money(note.claimed + (note.refunded ?? 0n)),
    ...owedWords(note, listing, now),
    claimable: note.claimable > 0n ? money(note.claimable) : null,
    refundable: note.refundable,
    refundWords: note.refundable > 0n ? money(note.refundable) : null,
  };
}

/** What is past due, by this note's part. */
function owedWords(note: Note, listing: Listing, now: number) {
  const { ledger, token, status } = listing;
  const owed = owedToNoteAt(ledger, note, BigInt(now));
  const total = owed.repayment + owed.lateFee;
  if (groupOf(status) !== "due" || total === 0n) return { owedWords: null, lateFeeWords: null };
  const fee =
    owed.lateFee > 0n ? `, including a late fee of ${formatAmount(owed.lateFee, token)}` : "";
  return {
    owedWords: `${formatAmount(total, token)} still owed to this note${fee}`,
    lateFeeWords: lateFeeWords(listing),
  };
}

function whenWords(status: ReceivableStatus, daysPastDue: bigint, dueIn: string): string {
  if (status === "settled" || status === "cancelled" || status === "failed") return "";
  if (daysPastDue === 0n) return dueIn;
  return daysPastDue === 1n ? "1 day past due" : `${daysPastDue} days past due`;
}
