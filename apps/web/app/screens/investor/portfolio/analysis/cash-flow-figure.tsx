import { Card, CardHeading } from "~/ui/card";
import { classes } from "~/ui/classes";
import { CashFlowBars, series } from "./cash-flow-bars.tsx";
import type { CashFlowChart } from "./cash-flow-charts.ts";
import { CashFlowTable } from "./cash-flow-table.tsx";

/** Money in and out by month: bars to look at, the same as a table to read. */
export function CashFlowFigure({ chart }: { chart: CashFlowChart }) {
  return (
    <Card>
      <CardHeading
        title={`Cash flow in ${chart.symbol}`}
        description="By month: collected and expected above the line, invested below it."
      />
      <CashFlowBars chart={chart} />
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {series.map(({ name, label, box }) => (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={classes(
                "size-3 border",
                box,
                name === "paid" ? "border-line-strong" : "border-mint-strong",
              )}
            />
            {label}
          </li>
        ))}
      </ul>
      {chart.later && (
        <p className="figures mt-2 text-muted text-sm">
          {chart.later} more is expected after {chart.months.at(-1)?.name}.
        </p>
      )}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center text-mint-strong text-sm underline decoration-1 underline-offset-4 hover:decoration-2">
          The same figures as a table
        </summary>
        <section
          data-scroll-row
          className="overflow-x-auto"
          aria-label={`Cash flow in ${chart.symbol} as a table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
          tabIndex={0}
        >
          <CashFlowTable chart={chart} />
        </section>
      </details>
    </Card>
  );
}
