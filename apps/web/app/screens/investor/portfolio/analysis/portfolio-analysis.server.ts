import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import type { Holding } from "@tenora/database/market/wallet/list-wallet-holdings";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { sellerName } from "~/features/receivable/seller/seller-name";
import type { Movement } from "../movements.server.ts";
import type { MovementRow, PortfolioAnalysis } from "../portfolio-page.ts";
import { allocations } from "./allocation.server.ts";
import { cashFlowCharts } from "./cash-flow-charts.ts";
import { expectedOf, noteFlows } from "./note-flows.ts";
import { yearlyReturns } from "./yearly-returns.ts";

const mostRows = 8;

interface Records {
  readonly notes: readonly NoteWithListing[];
  /** Newest first. */
  readonly movements: readonly Movement[];
  /** These are all of them. */
  readonly isComplete: boolean;
  /** The notes that aren't over. */
  readonly active: readonly Holding[];
  /** Their listings with our own records. */
  readonly disclosed: readonly DisclosedListing[];
}

/** What the notes and payments of a wallet say together, at `now` (seconds since 1970). */
export function portfolioAnalysis(
  { notes, movements, isComplete, active, disclosed }: Records,
  now: number,
): PortfolioAnalysis {
  const expected = notes.flatMap((one) =>
    expectedOf(one, now).map((flow) => ({ ...flow, token: one.listing.token })),
  );
  return {
    returns: isComplete ? yearlyReturns(noteFlows(notes, movements, now)) : null,
    charts: isComplete ? cashFlowCharts(movements, expected, now) : [],
    allocations: allocations(active, disclosed, now),
    history: movements.slice(0, mostRows).map(toMovementRow),
  };
}

/** A payment in words. */
export function toMovementRow(movement: Movement, at: number): MovementRow {
  const { what, isOut, amount, time, listing, note } = movement;
  return {
    key: `${movement.transaction}-${at}`,
    date: formatShortDate(new Date(time * 1_000)),
    what,
    listing: listing.id,
    seller: sellerName(listing.seller),
    note: note === null ? null : noteNumber(note),
    amount: formatAmountFor(isOut ? "payer" : "payee", amount, listing.token),
    isOut,
  };
}
