import { findRewards } from "@tenora/database/market/list-rewards";
import { listWalletCredits } from "@tenora/database/market/list-wallet-credits";
import { type Holding, listWalletHoldings } from "@tenora/database/market/list-wallet-holdings";
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
/** As many as one transaction collects. */
const mostClaimable = 40;

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
      const holdings = await listWalletHoldings(tx, wallet, BigInt(head.time));
      const credits = await listWalletCredits(tx, wallet);
      return { notes, next, rewards, holdings, credits };
    });
    if (found === null) return null;
    const { market, notes, next, rewards, holdings, credits } = found;
    const claimed = notes.filter(({ note }) => note.rewardClaimed).map(({ note }) => note.id);
    const deliveries = await visit((tx) => listDeliveries(tx, claimed));
    return {
      market,
      wallet,
      figures: holdings.length === 0 ? [] : totals(holdings),
      groups: groups(notes, market.now, { rewards, deliveries }),
      claimable: claimableOf(holdings),
      credits: credits.map(({ token, amount }) => ({
        token: token.address,
        words: formatAmount(amount, token),
      })),
      next: next === null ? null : `/investor/portfolio?wallet=${wallet}&after=${next}`,
      isFirstPage: after === undefined,
    };
  });
}

/** The sums of all notes, each stablecoin by itself. */
function totals(holdings: readonly Holding[]): PortfolioPage["figures"] {
  const tokens = new Map<string, MarketToken>(
    holdings.map(({ listing: { token } }) => [token.address, token]),
  );
  const figure = (label: string, amountOf: (one: Holding) => bigint) => ({
    label,
    values: [...tokens.values()].map((token) => {
      const own = holdings.filter(({ listing }) => listing.token.address === token.address);
      return formatAmount(
        own.reduce((sum, one) => sum + amountOf(one), 0n),
        token,
      );
    }),
  });
  return [
    figure("Invested now", ({ invested, listing }) => (isActive(listing.status) ? invested : 0n)),
    figure("Value at maturity", (one) =>
      isActive(one.listing.status) ? valueAtMaturity(one, one.listing) : 0n,
    ),
    figure("To collect", ({ collectable }) => collectable),
    figure("Collected so far", ({ collected }) => collected),
  ];
}

/** What "Collect all" is about. */
function claimableOf(holdings: readonly Holding[]): PortfolioPage["claimable"] {
  return {
    notes: holdings.flatMap(({ claimable }) => claimable).slice(0, mostClaimable),
    count: holdings.reduce((sum, { claimableCount }) => sum + claimableCount, 0),
  };
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

export const valueAtMaturity = ({ units }: { readonly units: bigint }, { ledger }: Listing) =>
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
