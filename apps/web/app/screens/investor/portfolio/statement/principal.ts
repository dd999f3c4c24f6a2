import type { Listing, MarketToken } from "@tenora/database/market/listing/listing-record";
import { roundFor } from "@tenora/domain/money/format-amount-for";
import type { Tenure } from "./tenures.ts";

type Section = "held" | "default";
export type PrincipalLine =
  | "bought"
  | "received"
  | "repaid"
  | "sold"
  | "unfunded"
  | "given"
  | "defaulted";

/** A note's cost that came into one of the two balances (above zero) or left it, in whole hundredths. */
export interface PrincipalEntry {
  readonly token: MarketToken;
  readonly section: Section;
  readonly line: PrincipalLine;
  readonly time: number;
  readonly amount: bigint;
}

/** A balance and what changed it in a period; `opening` and all changes are `closing`. */
export interface Balance {
  readonly opening: bigint;
  readonly changes: ReadonlyMap<PrincipalLine, bigint>;
  readonly closing: bigint;
}

/**
 * What a tenure adds to the balances and takes from them until `now`. A note stands at its whole cost until
 * its receivable is repaid in full, its sale failed, or its holder parts with it; a default moves it from
 * what is held to what is in default. The cost is rounded up to the cent, as the portfolio shows it.
 */
export function principalEntries(tenure: Tenure, now: number): PrincipalEntry[] {
  const { listing, start } = tenure;
  const { token, defaultedAt } = listing;
  const cost = roundFor("payer", tenure.cost, token);
  const exit = exitOf(tenure, now);
  const isOver = exit !== null && exit.time <= start;
  const startsInDefault = defaultedAt !== null && defaultedAt <= start && !isOver;
  const entry = (section: Section, line: PrincipalLine, time: number, amount: bigint) => ({
    token,
    section,
    line,
    time,
    amount,
  });
  const entries = [
    entry(
      startsInDefault ? "default" : "held",
      tenure.isBought ? "bought" : "received",
      start,
      cost,
    ),
  ];
  let section: Section = startsInDefault ? "default" : "held";
  const defaultsHere =
    defaultedAt !== null && defaultedAt > start && (exit === null || defaultedAt <= exit.time);
  if (defaultsHere) {
    entries.push(entry("held", "defaulted", defaultedAt, -cost));
    entries.push(entry("default", "defaulted", defaultedAt, cost));
    section = "default";
  }
  if (exit !== null) entries.push(entry(section, exit.line, exit.time, -cost));
  return entries;
}

/** When and by what a note leaves the balances; null while it stands in one. */
function exitOf({ listing, start, end, isSold }: Tenure, now: number) {
  const over = overAt(listing, now);
  const time = over === null ? null : Math.max(over.time, start);
  if (over !== null && time !== null && isFirst(over.line, time, end))
    return { time, line: over.line };
  if (end === null) return null;
  return { time: end, line: isSold ? ("sold" as const) : ("given" as const) };
}

/** Whether what ended the receivable came before its note left: one block may call off a sale and refund it. */
const isFirst = (line: "repaid" | "unfunded", time: number, end: number | null) =>
  end === null || time < end || (line === "unfunded" && time === end);

/** When nothing of a receivable's cost was outstanding any more. */
function overAt(listing: Listing, now: number) {
  const { settledAt, cancelledAt, fundingDeadline, ledger, minUnits } = listing;
  if (settledAt !== null) return { time: settledAt, line: "repaid" as const };
  const failedAt = ledger.soldUnits < minUnits ? Number(fundingDeadline) + 1 : Infinity;
  if (cancelledAt !== null)
    return { time: Math.min(cancelledAt, failedAt), line: "unfunded" as const };
  if (listing.status !== "failed") return null;
  // A sale that was ended before its deadline failed at a time that isn't recorded.
  return { time: Math.min(failedAt, now), line: "unfunded" as const };
}

/** The balance of these entries from the first to the last second of a period. */
export function balanceOf(
  entries: readonly PrincipalEntry[],
  { from, to }: { readonly from: number; readonly to: number },
): Balance {
  const changes = new Map<PrincipalLine, bigint>();
  let opening = 0n;
  let closing = 0n;
  for (const { line, time, amount } of entries) {
    if (time > to) continue;
    closing += amount;
    if (time < from) opening += amount;
    else changes.set(line, (changes.get(line) ?? 0n) + amount);
  }
  return { opening, changes, closing };
}
