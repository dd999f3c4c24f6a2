import type { TokenStats } from "@tenora/database/market/read-market-stats";
import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { MarketFigure, RepaymentFigure } from "./market-figures.ts";

/**
 * What has happened on the exchange so far, each stablecoin by itself, and how many receivables were ever
 * published, in any state; none before the first listing. What was financed has no returns in it: the labels of the others say so, since
 * they are no parts of it.
 */
export function marketFigures(
  stats: readonly TokenStats[],
  record: Pick<RepaymentRecord, "listed" | "listedPrivately">,
): MarketFigure[] {
  const used = stats.filter(({ listed }) => listed > 0n);
  if (used.length === 0) return [];
  const amounts = (of: (one: TokenStats) => bigint) =>
    used.map((one) => formatAmountFor("payee", of(one), one.token));
  return [
    { label: "Financed", values: amounts((one) => one.financed) },
    { label: "Repaid, with returns", values: amounts((one) => one.repaid + one.lateFees) },
    { label: "Owed, before late fees", values: amounts((one) => one.outstanding) },
    { label: "Receivables published", values: [publishedWords(record)] },
  ];
}

/** "45: 34 in the list, 11 in private sales", so that a reader of the list can add up. */
function publishedWords({
  listed,
  listedPrivately,
}: Pick<RepaymentRecord, "listed" | "listedPrivately">): string {
  const published = formatCount(listed);
  if (listedPrivately === 0) return `${published}, all in the list`;
  return `${published}: ${formatCount(listed - listedPrivately)} in the list, ${privateWords(listedPrivately)}`;
}

/**
 * How everything that matured was repaid; null before anything has. Private sales count: how many is
 * said, since no list shows them. What is in its grace period hasn't come due, and is told beside it.
 */
export function repaymentFigure(
  record: RepaymentRecord,
  stats: readonly TokenStats[],
): RepaymentFigure | null {
  const { due, duePrivately, onTime, late, repaidLate, defaulted, ...now } = record;
  const { inGrace, defaultPending, inDefault } = now;
  if (due === 0) return null;
  const outcomes = [
    { outcome: "on-time", count: onTime, words: "repaid on time" },
    { outcome: "late", count: repaidLate, words: "repaid late" },
    { outcome: "default-repaid", count: defaulted - inDefault, words: "repaid after a default" },
    { outcome: "past-due", count: late - repaidLate - defaultPending, words: "late" },
    { outcome: "pending", count: defaultPending, words: "default pending" },
    { outcome: "default", count: inDefault, words: "in default" },
  ] as const;
  const inGraceWords = inGrace > 0 ? `, ${formatCount(inGrace)} more in grace period` : "";
  return {
    due: `${formatCount(due)} due so far${duePrivately === 0 ? "" : ` (${privateWords(duePrivately)})`}${inGraceWords}`,
    parts: outcomes
      .filter(({ count }) => count > 0)
      .map(({ outcome, count, words }) => ({
        outcome,
        count,
        label: `${formatCount(count)} ${words}`,
      })),
    byValue: stats
      .filter(({ cameDue }) => cameDue > 0n)
      .map(valueWords)
      .join("\n"),
  };
}

const privateWords = (count: number): string =>
  count === 1 ? "1 in a private sale" : `${formatCount(count)} in private sales`;

/**
 * "Of 221,730.10 USDC due before late fees, 76.7% is repaid and 23.3% isn't: 11,850.75 late, 23,725.50 default
 * pending, 15,897.38 in default". The share of what is repaid is rounded against the exchange. The chain's
 * totals know a late fee only once it is paid, as the words say.
 */
function valueWords({ token, cameDue, cameDuePaid, ...unpaid }: TokenStats): string {
  // Owed like the total, and rounded alike.
  const amount = (sum: bigint) => formatAmountFor("payee", sum, token);
  const due = `Of ${amount(cameDue)} due before late fees`;
  if (cameDuePaid === cameDue) return `${due}, all is repaid`;
  const repaid = (cameDuePaid * 1_000n) / cameDue;
  const parts = [
    { sum: unpaid.late - unpaid.defaultPending, words: "late" },
    { sum: unpaid.defaultPending, words: "default pending" },
    { sum: unpaid.defaulted, words: "in default" },
  ].filter(({ sum }) => sum > 0n);
  const amounts = parts.map(({ sum, words }) => `${amount(sum).split(" ")[0]} ${words}`);
  return `${due}, ${percent(repaid)} is repaid and ${percent(1_000n - repaid)} isn’t: ${amounts.join(", ")}`;
}

/** "79.4%", "80%" */
const percent = (permille: bigint) =>
  permille % 10n === 0n ? `${permille / 10n}%` : `${permille / 10n}.${permille % 10n}%`;
