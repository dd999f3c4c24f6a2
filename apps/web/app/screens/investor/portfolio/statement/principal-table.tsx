import { classes } from "~/ui/classes";
import type { PrincipalTable, StatementPage } from "./statement-page.ts";

/** What was paid for the notes held: at the start, what came and went, and at the end. */
export function Principal({ tables }: { tables: StatementPage["principal"] }) {
  if (tables === null)
    return (
      <p className="mt-6 text-muted">
        This wallet has more than 5,000 records, so its opening and closing balances aren’t
        calculated here.
      </p>
    );
  if (tables.length === 0) return null;
  return (
    <section className="mt-8 break-inside-avoid">
      <h3 className="font-medium font-serif text-lead">Balance at cost</h3>
      <div className={classes("mt-3 grid gap-6", tables.length > 1 && "sm:grid-cols-2")}>
        {tables.map((table) => (
          <Balance key={table.symbol} table={table} />
        ))}
      </div>
      <p className="mt-3 text-muted text-sm">
        What was paid for the notes held. A note counts in full until its receivable is repaid in
        full, its sale isn’t funded, or you sell or transfer it. A sold note leaves at its cost, not
        its price. Each cost is rounded up to the cent first, so the lines add up exactly. For a
        period that ends today, the last line is “Invested now” in the portfolio.
      </p>
    </section>
  );
}

function Balance({ table: { symbol, rows } }: { table: PrincipalTable }) {
  return (
    <table className="figures w-full text-[0.9375rem]">
      <caption className="sr-only">Balance at cost, {symbol}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(({ label, amount, isTotal }, at) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
            key={at}
            className={classes(isTotal && "font-medium")}
          >
            <th scope="row" className="py-2 pr-3 text-left align-top font-[inherit]">
              {label}
            </th>
            <td className="whitespace-nowrap py-2 text-right align-top">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
