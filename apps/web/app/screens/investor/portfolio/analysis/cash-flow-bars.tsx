import { classes } from "~/ui/classes";
import type { CashFlowChart } from "./cash-flow-charts.ts";

const bar = "stroke-1 [vector-effect:non-scaling-stroke]";
/** In the order of the legend. */
export const series = [
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

/** Twelve columns of 100 by 1,000: stretched to the room there is. */
export function CashFlowBars({ chart: { months, zero } }: { chart: CashFlowChart }) {
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
