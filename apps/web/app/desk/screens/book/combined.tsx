import type { BookPage, CombinedBook } from "./book-page.ts";
import { CustomerTable } from "./customer-table.tsx";
import { receivableWords } from "./figures.tsx";
import { SellerTable } from "./seller-table.tsx";

interface CombinedProps extends Pick<BookPage, "customersOf"> {
  readonly book: CombinedBook;
}

/** The largest sellers and customers. Only here are coins added together, and it says at which price. */
export function Combined({ book, customersOf }: CombinedProps) {
  const id = `book-${book.symbol}`;
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium">
        All coins
      </h3>
      <p className="figures text-muted text-sm">
        {`${book.total.amount} in ${receivableWords(book.total)}: ${book.coins}, each counted as 1 US dollar.`}
      </p>
      <SellerTable coin={book} />
      <CustomerTable coin={book} customersOf={customersOf} />
    </section>
  );
}
