import { formatYearlyRate } from "@tenora/domain/money/format-amount";
import { type CashFlow, xirrBpsDown } from "@tenora/domain/portfolio/yearly-return";
import type { Figure } from "~/features/receivable/figure-strip";
import type { NoteFlows } from "./note-flows.ts";

/** Realised and expected yearly returns, each stablecoin by itself. */
export function yearlyReturns(notes: readonly NoteFlows[]): Figure[] {
  return [
    {
      label: "Realised yearly return",
      values: rates(
        notes.filter(({ isOver }) => isOver),
        ({ done }) => done,
      ),
      note: "On finished notes, including defaults",
    },
    {
      label: "Expected yearly return",
      values: rates(notes, ({ done, expected }) => [...done, ...expected]),
      note: "On all notes, if everything owed is paid as agreed",
    },
  ];
}

function rates(notes: readonly NoteFlows[], flowsOf: (one: NoteFlows) => readonly CashFlow[]) {
  const tokens = Map.groupBy(notes, ({ token }) => token.symbol);
  const words = [...tokens]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbol, own]) => {
      const bps = xirrBpsDown(own.flatMap(flowsOf));
      return tokens.size === 1 ? rate(bps) : `${rate(bps)} in ${symbol}`;
    });
  return words.length === 0 ? ["None yet"] : words;
}

const rate = (bps: number | null) =>
  bps === null ? "Too early to say" : `${bps < 0 ? "−" : ""}${formatYearlyRate(Math.abs(bps))}`;
