import { Card, CardHeading } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { CashFlowChart } from "./cash-flow-charts.ts";

const bar = "stroke-1 [vector-effect:non-scaling-stroke]";
const series = [
  {
    name: "received",
    label: "Collected",
    look: "fill-mint-strong stroke-mint-strong",
    box: "bg-mint-strong",
  },
  {
    name: "expected",
    label: "Expected",
    look: "fill-mint-soft stroke-mint-strong",
    box: "bg-mint-soft",
  },
  {
    name: "paid",
    label: "Invested",
    look: "fill-line-strong stroke-line-strong",
    box: "bg-line-strong",
  },
] as const;

/** Money in and out by month: bars to look at, the same as a table to read. */
export function CashFlowFigure({ chart }: { chart: CashFlowChart }) {
  return (
    <Card>
      <CardHeading
        title={`Cash flow in ${chart.symbol}`}
        description="By month: collected and expected above the line, invested below it."
      />
      <Bars chart={chart} />
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
          <FigureTable chart={chart} />
        </section>
      </details>
    </Card>
  );
}

/** Twelve columns of 100 by 1,000: stretched to the room there is. */
function Bars({ chart: { months, zero } }: { chart: CashFlowChart }) {
  return (
    <div aria-hidden="true">
      <div className="relative my-5">
        <Labels months={months} zero={zero} />
        <svg
          viewBox={`0 0 ${months.length * 100} 1000`}
          preserveAspectRatio="none"
          className="block h-44 w-full overflow-visible"
          role="presentation"
        >
          {months.map(({ key, bars: { paid, received, expected } }, at) => (
            <g key={key}>
              {[
                { ...series[0], y: zero - received, height: received },
                { ...series[1], y: zero - received - expected, height: expected },
                { ...series[2], y: zero, height: paid },
              ].map(
                ({ name, look, y, height }) =>
                  height > 0 && (
                    <rect
                      key={name}
                      x={at * 100 + 22}
                      y={y}
                      width={56}
                      height={height}
                      className={classes(bar, look)}
                    />
                  ),
              )}
            </g>
          ))}
          <line
            x1={0}
            x2={months.length * 100}
            y1={zero}
            y2={zero}
            className={classes(bar, "stroke-muted")}
          />
        </svg>
      </div>
      <ul className="mt-7 grid grid-cols-12 text-center text-muted text-xs">
        {months.map(({ key, label }) => (
          <li key={key} className="max-sm:even:invisible">
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At the end of each bar; phones have room for the longest alone, which give the scale. */
function Labels({ months, zero }: Pick<CashFlowChart, "months" | "zero">) {
  const up = Math.max(...months.map(({ bars }) => bars.received + bars.expected));
  const down = Math.max(...months.map(({ bars }) => bars.paid));
  const look = "absolute left-1/2 -translate-x-1/2 whitespace-nowrap";
  return (
    <ul className="figures pointer-events-none absolute inset-0 grid grid-cols-12 text-muted text-xs">
      {months.map(({ key, labels, bars: { paid, received, expected } }) => (
        <li key={key} className="relative">
          <span
            className={classes(look, received + expected < up && "max-sm:hidden")}
            style={{ bottom: `${100 - (zero - received - expected) / 10}%` }}
          >
            {labels.up}
          </span>
          <span
            className={classes(look, paid < down && "max-sm:hidden")}
            style={{ top: `${(zero + paid) / 10}%` }}
          >
            {labels.down}
          </span>
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ chart: { months, symbol } }: { chart: CashFlowChart }) {
  const cell = "px-1 py-1.5 text-right first:text-left sm:px-3";
  return (
    <table className="figures w-full text-sm max-sm:text-xs">
      <caption className="sr-only">Cash flow in {symbol} by month</caption>
      <thead className="border-line border-b text-muted">
        <tr>
          {["Month", "Invested", "Collected", "Expected"].map((name) => (
            <th key={name} scope="col" className={classes(cell, "font-normal")}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {months.map(({ key, name, paid, received, expected }) => (
          <tr key={key}>
            <th scope="row" className={classes(cell, "font-normal")}>
              {name}
            </th>
            <td className={cell}>{paid ?? "–"}</td>
            <td className={cell}>{received ?? "–"}</td>
            <td className={cell}>{expected ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
