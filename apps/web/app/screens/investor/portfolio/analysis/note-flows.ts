import type { MarketToken } from "@tenora/database/market/listing/listing-record";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import type { CashFlow } from "@tenora/domain/portfolio/yearly-return";
import { owedToNoteAt } from "@tenora/domain/receivable/amounts/amount-due";
import type { Movement } from "../movements.server.ts";

/** What one note cost and brought its investor, and what it still brings. */
export interface NoteFlows {
  readonly token: MarketToken;
  /** Sold, refunded, repaid or in default: nothing more is agreed. */
  readonly isOver: boolean;
  /** Its sale failed: what was paid comes back, and nothing is earned. */
  readonly isFailed: boolean;
  /** What is owed on it since its default, in base units; 0 of every other. */
  readonly lost: bigint;
  /** What waits to be collected counts as got now. */
  readonly done: readonly CashFlow[];
  readonly expected: readonly CashFlow[];
}

const over: ReadonlySet<string> = new Set(["settled", "defaulted", "cancelled"]);

/**
 * The payments of each note that was paid for, at `now` (seconds since 1970). Notes that came or went
 * without a payment are left out, since their worth is unknown.
 */
export function noteFlows(
  notes: readonly NoteWithListing[],
  movements: readonly Movement[],
  now: number,
): NoteFlows[] {
  const held = new Map(notes.map((one) => [one.note.id, one]));
  const ofNote = Map.groupBy(movements, ({ note }) => note);
  return [...ofNote].flatMap(([id, moved]): NoteFlows[] => {
    const [first] = moved;
    if (id === null || first === undefined || !moved.some(({ isOut }) => isOut)) return [];
    const { token } = first.listing;
    const done = moved.map(({ isOut, amount, time }) => ({
      amount: isOut ? -amount : amount,
      time,
    }));
    const one = held.get(id);
    const isSold = moved.some(({ what }) => what === "Sold a note");
    if (one === undefined)
      return isSold ? [{ token, isOver: true, isFailed: false, lost: 0n, done, expected: [] }] : [];
    const waiting = { amount: one.note.claimable + one.note.refundable, time: now };
    return [
      {
        token,
        isOver: over.has(one.listing.status),
        isFailed: one.listing.status === "failed",
        lost: lostOf(one, now),
        done: waiting.amount > 0n ? [...done, waiting] : done,
        expected: expectedOf(one, now),
      },
    ];
  });
}

/** The part of the repayment that a note in default wasn't paid, without a late fee. */
const lostOf = ({ note, listing }: NoteWithListing, now: number): bigint =>
  listing.status === "defaulted" ? owedToNoteAt(listing.ledger, note, BigInt(now)).repayment : 0n;

/** What is still to be paid on a note as agreed: at maturity, or now once that is past. */
export function expectedOf({ note, listing }: NoteWithListing, now: number): CashFlow[] {
  if (note.owner === null || over.has(listing.status)) return [];
  if (listing.status === "failed") return [{ amount: note.cost, time: now }];
  const { repayment, lateFee } = owedToNoteAt(listing.ledger, note, BigInt(now));
  const time = Math.max(Number(listing.ledger.maturity), now);
  return repayment + lateFee > 0n ? [{ amount: repayment + lateFee, time }] : [];
}
