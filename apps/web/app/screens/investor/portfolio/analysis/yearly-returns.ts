import { formatAmount, formatCount, formatYearlyRate } from "@tenora/domain/money/format-amount";
import { sumFor } from "@tenora/domain/money/format-amount-for";
import { type CashFlow, xirrBpsDown } from "@tenora/domain/portfolio/yearly-return";
import type { Figure } from "~/features/receivable/summary/figure-strip";
import type { NoteFlows } from "./note-flows.ts";

/** Realised and expected yearly returns, each stablecoin by itself. */
export function yearlyReturns(notes: readonly NoteFlows[]): Figure[] {
  const finished = notes.filter(({ isOver }) => isOver);
  const open = notes.filter(({ isOver, isFailed }) => !isOver && !isFailed);
  return [
    {
      label: "Realised yearly return",
      values: rates(finished, ({ done }) => done, "None yet"),
      note: finishedWords(finished),
    },
    {
      label: "Expected yearly return",
      values: rates(open, ({ done, expected }) => [...done, ...expected], "None"),
      note: openWords(open.length),
    },
  ];
}

/** Without the finished ones, whose return is told by itself, and those of failed sales, which are refunded. */
function openWords(count: number): string {
  if (count === 0) return "Annualised on notes that are still to be repaid";
  const notes =
    count === 1
      ? "1 note that is still to be repaid"
      : `${formatCount(count)} notes that are still to be repaid`;
  return `Annualised on ${notes}, if everything owed is paid as agreed`;
}

/**
 * "Annualised on 9 finished notes, from what was paid and received so far. 1 of them is in default: the
 * 2,120.00 USDC still unpaid counts as lost."
 */
function finishedWords(finished: readonly NoteFlows[]): string {
  if (finished.length === 0) return "Annualised on finished notes, including defaults";
  const defaulted = finished.filter(({ lost }) => lost > 0n);
  const of = `Annualised on ${formatCount(finished.length)} finished ${finished.length === 1 ? "note" : "notes"}`;
  if (defaulted.length === 0) return `${of}, none in default`;
  const unpaid = [...Map.groupBy(defaulted, ({ token }) => token.symbol).values()].map((own) => {
    const [{ token }] = own as [NoteFlows];
    return formatAmount(
      sumFor(
        "payee",
        own.map(({ lost }) => lost),
        token,
      ),
      token,
    );
  });
  const which =
    finished.length === 1
      ? "It’s"
      : `${formatCount(defaulted.length)} of them ${defaulted.length === 1 ? "is" : "are"}`;
  return `${of}, from what was paid and received so far. ${which} in default: the ${unpaid.toSorted().join(" and ")} still unpaid ${unpaid.length === 1 ? "counts" : "count"} as lost.`;
}

function rates(
  notes: readonly NoteFlows[],
  flowsOf: (one: NoteFlows) => readonly CashFlow[],
  none: string,
) {
  const tokens = Map.groupBy(notes, ({ token }) => token.symbol);
  const words = [...tokens]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbol, own]) => {
      const bps = xirrBpsDown(own.flatMap(flowsOf));
      return tokens.size === 1 ? rate(bps) : `${rate(bps)} in ${symbol}`;
    });
  return words.length === 0 ? [none] : words;
}

const rate = (bps: number | null) =>
  bps === null ? "Too early to say" : `${bps < 0 ? "−" : ""}${formatYearlyRate(Math.abs(bps))}`;
