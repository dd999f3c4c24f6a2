import type { DisputeEvent } from "@tenora/database/market/event/list-dispute-events";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { Note, NoteWithListing } from "@tenora/database/market/note/note-record";
import type { Collection } from "@tenora/database/market/payment/list-collections";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, sumFor } from "@tenora/domain/money/format-amount-for";
import { owedToNoteAt } from "@tenora/domain/receivable/amounts/amount-due";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import {
  isSaleOff,
  isUnpaid,
  type ReceivableStage,
  stageOf,
} from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { disputeWords } from "~/features/receivable/dispute/dispute-words.server";
import { lateFeeWords } from "~/features/receivable/late-fee/late-fee-words.server";
import { sellerName } from "~/features/receivable/seller/seller-name";
import { statusWords } from "~/features/receivable/status-words";
import { daysFrom } from "~/features/receivable/terms-words";
import type { Position, PositionGroup } from "../portfolio-page.ts";
import { positionReward, type RewardRecords } from "./position-reward.server.ts";

const groupWords = {
  due: {
    title: "Past due or in default",
    meaning: "Not repaid in full. Holders still receive their share of any payment.",
  },
  refund: {
    title: "Sales that weren't funded",
    meaning: "Once a sale is cancelled, you can take back exactly what you paid.",
  },
  running: { title: "Running", meaning: statusWords.running.meaning },
  sale: {
    title: "On sale",
    meaning: "Not funded yet. If the minimum isn't reached, you can take back what you paid.",
  },
  settled: { title: "Settled", meaning: "Repaid in full. You can collect at any time." },
} as const;

type GroupName = keyof typeof groupWords;

/** Under which heading a note stands. */
const groups: Readonly<Record<ReceivableStage, GroupName>> = {
  sale: "sale",
  off: "refund",
  running: "running",
  grace: "due",
  late: "due",
  default: "due",
  settled: "settled",
};
const groupOf = (status: ReceivableStatus) => groups[stageOf(status)];

/** Neither over nor to be refunded. */
export const isActive = (status: ReceivableStatus) => status !== "settled" && !isSaleOff(status);

/** Nothing has a value at maturity any more: what counts is what is still owed. */
export const isPastMaturity = isUnpaid;

interface Events {
  /** The dispute events of disputed listings. */
  readonly disputes: ReadonlyMap<bigint, readonly DisputeEvent[]>;
  /** What the wallet itself collected of each note. */
  readonly collections: ReadonlyMap<bigint, readonly Collection[]>;
}

/** The notes by status at `now` (seconds since 1970), those that need attention first. */
export function positionGroups(
  notes: readonly NoteWithListing[],
  now: number,
  records: RewardRecords & Events,
): PositionGroup[] {
  const names = Object.keys(groupWords) as GroupName[];
  return names.flatMap((name) => {
    const own = notes.filter(({ listing }) => groupOf(listing.status) === name);
    if (own.length === 0) return [];
    const positions = own.map((one) => ({
      ...toPosition(one, now, records),
      reward: positionReward(one, records, now),
    }));
    return [
      { ...groupWords[name], valueLabel: name === "due" ? owedLabel : maturityLabel, positions },
    ];
  });
}

/** What a note brings, before its day. */
export const maturityLabel = "Value at maturity";
/** And once that has passed. */
export const owedLabel = "Still owed";

/** A note's part of what is past due, late fee included; nothing before its day, in default what may still come. */
export function stillOwedTo(
  note: Pick<Note, "units">,
  { ledger, status }: Pick<Listing, "ledger" | "status">,
  now: number,
): bigint {
  if (!isPastMaturity(status)) return 0n;
  const { repayment, lateFee } = owedToNoteAt(ledger, note, BigInt(now));
  return repayment + lateFee;
}

/**
 * What a note brings if all is repaid, before its day: its agreed repayment, without what was collected of it
 * already. Of one that is repaid, what waits to be collected; a sale that wasn't funded brings nothing beyond its
 * refund. Past maturity see `stillOwedTo`.
 */
export function valueAtMaturity(
  { units, claimed, claimable }: Pick<Note, "units" | "claimed" | "claimable">,
  { ledger, status }: Pick<Listing, "ledger" | "status">,
): bigint {
  if (isSaleOff(status)) return 0n;
  if (status === "settled") return claimable;
  return units * ledger.repayPerUnit - claimed;
}

function toPosition(
  { note, listing }: NoteWithListing,
  now: number,
  { disputes, collections }: Events,
): Omit<Position, "reward"> {
  const { token, ledger, status, daysPastDue } = listing;
  const money = (amount: bigint) => formatAmountFor("payee", amount, token);
  const maturity = Number(ledger.maturity);
  const valueWords = () => {
    if (isPastMaturity(status)) return money(stillOwedTo(note, listing, now));
    const atMaturity = valueAtMaturity(note, listing);
    return atMaturity === 0n && !isActive(status) ? "–" : money(atMaturity);
  };
  const dispute = disputeWords(listing, disputes.get(listing.id));
  return {
    note: note.id,
    listing: note.listing,
    name: noteNumber(note.id),
    seller: sellerName(listing.seller),
    isCommunity: listing.kind === "community",
    status,
    defaultedAt: listing.defaultedAt,
    dispute: dispute && { title: dispute.title, short: dispute.short },
    units: `${formatCount(note.units)} of ${formatCount(listing.totalUnits)} units`,
    cost: formatAmountFor("payer", note.acquiredCost ?? note.cost, token),
    value: valueWords(),
    maturity: formatShortDate(new Date(maturity * 1_000)),
    when: whenWords(status, daysPastDue, daysFrom(now, maturity)),
    collected: collectedWords(collections.get(note.id), token),
    ...owedWords(note, listing, now),
    claimable: note.claimable > 0n ? money(note.claimable) : null,
    refundable: note.refundable,
    refundWords: note.refundable > 0n ? money(note.refundable) : null,
  };
}

/** Each payment as the statement has it, so that they add up there and here. */
const collectedWords = (payments: readonly Collection[] = [], token: Listing["token"]) =>
  formatAmount(
    sumFor(
      "payee",
      payments.map(({ amount }) => amount),
      token,
    ),
    token,
  );

/** What is past due, by this note's part. */
function owedWords(note: Note, listing: Listing, now: number) {
  const { ledger, token } = listing;
  const owed = owedToNoteAt(ledger, note, BigInt(now));
  const total = stillOwedTo(note, listing, now);
  if (total === 0n) return { owedWords: null, lateFeeWords: null };
  const fee =
    owed.lateFee > 0n
      ? `, including a late fee of ${formatAmountFor("payee", owed.lateFee, token)}`
      : "";
  return {
    owedWords: `${formatAmountFor("payee", total, token)} still owed to this note${fee}`,
    lateFeeWords: lateFeeWords(listing, "payee"),
  };
}

function whenWords(status: ReceivableStatus, daysPastDue: bigint, dueIn: string): string {
  if (!isActive(status)) return "";
  return daysPastDue === 0n ? dueIn : pastDueWords(daysPastDue);
}
