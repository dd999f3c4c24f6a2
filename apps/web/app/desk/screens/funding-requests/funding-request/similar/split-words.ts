import type { SplitAmount } from "@tenora/database/funding-request/find-split-amount";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { ChecklistItem } from "../checks/checklist.ts";

const decimals = 6;

const othersOf = ({ others }: SplitAmount) =>
  others.length === 1 ? "1 other request" : `${others.length} other requests`;

/** The stablecoin of all of them; dollars where they differ, since each counts at par. */
function symbolOf({ others }: SplitAmount, stablecoin: string): string {
  return others.every((other) => other.stablecoin === stablecoin) ? stablecoin : "USD";
}

/** "With 2 other requests since Nov 3, 2026 this comes to 31,000.00 USDC, above the amount that needs …" */
export function splitWords(split: SplitAmount, stablecoin: string): string {
  const { others, total, from } = split;
  const earliest = Math.min(...others.map(({ attestedAt }) => new Date(attestedAt).getTime()));
  const sum = formatAmount(total, { symbol: symbolOf(split, stablecoin), decimals });
  const above = total > BigInt(from) * 10n ** BigInt(decimals) ? "above " : "";
  return `With ${othersOf(split)} since ${formatShortDate(new Date(earliest))} this comes to ${sum}, ${above}the amount that needs a second reviewer.`;
}

/** The item blocks nothing: the reviewer decides. */
export const splitItem = (split: SplitAmount, stablecoin: string): ChecklistItem => ({
  id: "split-amount",
  state: "bad",
  label: `Reaches ${formatCount(split.from)} ${symbolOf(split, stablecoin)} with ${othersOf(split)}`,
});
