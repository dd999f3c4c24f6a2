import { ListHead } from "~/desk/features/list/list-head";
import { RefreshButton } from "~/desk/features/list/refresh-button";
import { FindReceivable } from "~/desk/features/list/search/find-receivable";
import { EmptyList } from "~/desk/features/list/table/list-table";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import type { Route } from "./+types/book";
import { AgeingTable } from "./ageing-table.tsx";
import { loadBook } from "./book.server.ts";
import type { BookPage, CoinBook } from "./book-page.ts";
import { Combined } from "./combined.tsx";
import { CustomerTable } from "./customer-table.tsx";
import { Figures } from "./figures.tsx";
import { MaturityTable } from "./maturity-table.tsx";
import { SellerTable } from "./seller-table.tsx";

/** What is outstanding on the exchange: how old, due when, owed by whom. */
export const loader = ({ request, context }: Route.LoaderArgs) => loadBook(request, context);

export default function Book({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="book">
      <ListHead id="book" title="Book">
        <RefreshButton />
      </ListHead>
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load the book" />
      ) : loaderData === "unavailable" ? (
        <LoadFailure title="The exchange can’t be read right now" />
      ) : (
        <Content page={loaderData} />
      )}
    </section>
  );
}

function Content({ page: { at, coins, combined, customersOf } }: { readonly page: BookPage }) {
  return (
    <>
      <div className="mt-2 flex flex-col gap-2 lg:flex-row lg:items-center lg:justify-between">
        <p className="text-muted text-sm">
          {`Repayments outstanding on funded receivables, without late fees. As of ${at} UTC.`}
        </p>
        <FindReceivable />
      </div>
      {coins.length === 0 ? (
        <EmptyList isOlder={false}>Nothing is outstanding.</EmptyList>
      ) : (
        <>
          {combined && <Combined book={combined} customersOf={customersOf} />}
          {coins.map((coin) => (
            <Coin key={coin.symbol} coin={coin} customersOf={customersOf} />
          ))}
        </>
      )}
    </>
  );
}

interface CoinProps extends Pick<BookPage, "customersOf"> {
  readonly coin: CoinBook;
}

/** One coin by itself. */
function Coin({ coin, customersOf }: CoinProps) {
  const { symbol } = coin;
  const id = `book-${symbol}`;
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium">
        {symbol}
      </h3>
      <Figures coin={coin} />
      <div className="grid items-start gap-x-4 xl:grid-cols-2">
        <AgeingTable coin={coin} />
        <MaturityTable coin={coin} />
      </div>
      <SellerTable coin={coin} />
      <CustomerTable coin={coin} customersOf={customersOf} />
    </section>
  );
}
