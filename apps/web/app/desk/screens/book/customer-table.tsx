import { formatCount } from "@tenora/domain/money/format-amount";
import type { BookAmount, BookPage, CoinBook } from "./book-page.ts";
import { ExposureTable } from "./exposure-table.tsx";
import { receivableWords } from "./figures.tsx";

interface CustomerTableProps extends Pick<BookPage, "customersOf"> {
  readonly coin: Pick<CoinBook, "symbol" | "customers">;
}

const sumWords = (sum: BookAmount) => `${sum.amount} in ${receivableWords(sum)}`;

/** The customers who owe the most across sellers, in one coin or in all, and what the list leaves out. */
export function CustomerTable({ coin: { symbol, customers }, customersOf }: CustomerTableProps) {
  const { rows, campaigns, unknown } = customers;
  const notes = [
    "The ten who owe the most, as our funding requests name them.",
    customersOf !== null &&
      `Counted for the ${formatCount(customersOf)} largest receivables of all coins only.`,
    campaigns !== null &&
      `Not here: community campaigns, ${sumWords(campaigns)}, have no customer.`,
    unknown !== null && `The customer isn’t known of ${sumWords(unknown)}.`,
  ];
  return (
    <ExposureTable
      id="customers"
      symbol={symbol}
      title="Exposure by customer"
      note={notes.filter(Boolean).join(" ")}
      who="Customer"
      rows={rows}
    />
  );
}
