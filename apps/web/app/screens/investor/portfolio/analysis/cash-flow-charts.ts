import type { MarketToken } from "@tenora/database/market/listing/listing-record";
import { formatAmountFor, type Side, sumFor } from "@tenora/domain/money/format-amount-for";
import type { CashFlow } from "@tenora/domain/portfolio/yearly-return";
import type { Movement } from "../movements.server.ts";
import { bySymbol } from "../totals/by-symbol.ts";

/** The payments of one stablecoin by month. */
export interface CashFlowChart {
  readonly symbol: string;
  readonly months: readonly ChartMonth[];
  /** Where zero is, in thousandths from the top. */
  readonly zero: number;
  /** What is expected after the last month; null for nothing. */
  readonly later: string | null;
}

interface ChartMonth {
  /** "2026-11" */
  readonly key: string;
  /** "Nov" */
  readonly label: string;
  /** "Nov 2026" */
  readonly name: string;
  /** Amounts without the symbol; null for nothing. */
  readonly paid: string | null;
  readonly received: string | null;
  readonly expected: string | null;
  /** What its bars are, above and below zero, short: "12.6K"; null for nothing. */
  readonly labels: { readonly up: string | null; readonly down: string | null };
  /** Heights in thousandths of the chart. */
  readonly bars: { readonly paid: number; readonly received: number; readonly expected: number };
}

export interface Expected extends CashFlow {
  readonly token: MarketToken;
}

/** Months before this one, and all that are shown. */
const [monthsBack, monthCount] = [5, 12];

const monthOf = (seconds: number) => {
  const at = new Date(seconds * 1_000);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
};
const monthName = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A chart for each stablecoin that moved or will, from five months before `now` (s) to six after it. */
export function cashFlowCharts(
  movements: readonly Movement[],
  expected: readonly Expected[],
  now: number,
): CashFlowChart[] {
  const tokens = new Map<string, MarketToken>();
  for (const { listing } of movements) tokens.set(listing.token.address, listing.token);
  for (const { token } of expected) tokens.set(token.address, token);
  return [...tokens.values()].sort(bySymbol).flatMap((token) => {
    const own = movements.filter(({ listing }) => listing.token.address === token.address);
    const open = expected.filter((one) => one.token.address === token.address);
    return chartOf(token, own, open, monthOf(now) - monthsBack) ?? [];
  });
}

function chartOf(
  token: MarketToken,
  movements: readonly Movement[],
  expected: readonly Expected[],
  first: number,
): CashFlowChart | null {
  // As the notes and payments are shown, so that they add up on the page.
  const total = (all: readonly { readonly amount: bigint }[], side: Side = "payee") =>
    sumFor(
      side,
      all.map(({ amount }) => amount),
      token,
    );
  const sums = Array.from({ length: monthCount }, (_, at) => {
    const moved = movements.filter(({ time }) => monthOf(time) === first + at);
    return {
      paid: total(
        moved.filter(({ isOut }) => isOut),
        "payer",
      ),
      received: total(moved.filter(({ isOut }) => !isOut)),
      expected: total(expected.filter(({ time }) => monthOf(time) === first + at)),
    };
  });
  const up = most(sums.map(({ received, expected: open }) => received + open));
  const down = most(sums.map(({ paid }) => paid));
  const later = total(expected.filter(({ time }) => monthOf(time) >= first + monthCount));
  if (up + down + later === 0n) return null;
  const height = (amount: bigint) =>
    up + down === 0n ? 0 : Number((amount * 1_000n) / (up + down));
  const words = (amount: bigint, side: Side = "payee") =>
    amount > 0n ? formatAmountFor(side, amount, token) : null;
  const figure = (amount: bigint, side?: Side) => words(amount, side)?.split(" ")[0] ?? null;
  return {
    symbol: token.symbol,
    zero: height(up),
    later: words(later),
    months: sums.map(({ paid, received, expected: open }, at) => {
      const month = first + at;
      const name = monthName.format(new Date(Date.UTC(Math.floor(month / 12), month % 12)));
      return {
        key: `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`,
        label: name.slice(0, 3),
        name,
        paid: figure(paid, "payer"),
        received: figure(received),
        expected: figure(open),
        labels: { up: shortWords(received + open, token), down: shortWords(paid, token) },
        bars: { paid: height(paid), received: height(received), expected: height(open) },
      };
    }),
  };
}

const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });

/** In whole coins, which is enough beside a bar. */
function shortWords(amount: bigint, { decimals }: MarketToken): string | null {
  if (amount === 0n) return null;
  const whole = amount / 10n ** BigInt(decimals);
  return whole === 0n ? "<1" : short.format(whole);
}

function most(amounts: readonly bigint[]): bigint {
  let highest = 0n;
  for (const one of amounts) if (one > highest) highest = one;
  return highest;
}
