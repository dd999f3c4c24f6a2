import type { CoinBook } from "./book-page.ts";
import { PartTable } from "./part-table.tsx";

/** When what isn't due yet comes due. */
export const MaturityTable = ({ coin: { symbol, weeks } }: { readonly coin: CoinBook }) => (
  <PartTable
    id="maturities"
    symbol={symbol}
    title="Maturities"
    note="What isn’t due yet, by the week of its due date. Weeks begin on Monday, 00:00 UTC."
    nameColumn="Due"
    rows={weeks.map(({ week, ...row }) => ({ name: week, ...row }))}
  />
);
