import { classes } from "~/ui/classes";
import type { CashFlowChart } from "./cash-flow-charts.ts";

/** The same as the bars, to read. */
export function CashFlowTable({ chart: { months, symbol } }: { chart: CashFlowChart }) {
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
