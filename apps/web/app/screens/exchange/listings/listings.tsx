import ArrowLeft from "lucide-react/icons/arrow-left";
import LayoutGrid from "lucide-react/icons/layout-grid";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Table from "lucide-react/icons/table-2";
import { data, Link, useNavigation, useRevalidator } from "react-router";
import { FigureStrip } from "~/features/receivable/figure-strip";
import { MarketState } from "~/features/receivable/market-state";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/listings";
import { FilterPanel } from "./filter-panel.tsx";
import { ListingCard } from "./listing-card.tsx";
import { ListingTable } from "./listing-table.tsx";
import { loadListings } from "./listings.server.ts";
import type { ListingsPage } from "./listings-page.ts";

const why = "Businesses sell their invoices here for cash today.";
const how = "Buy a part, and collect your money and the agreed return when the invoice is paid.";

export const meta = () => pageMeta({ title: "Exchange", description: `${why} ${how}` });

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadListings(context, new URL(request.url).searchParams);
  return data(page, { status: page === null ? 503 : 200 });
}

/** The receivables on the exchange: filters and view are in the address, and no script is needed. */
export default function Listings({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="page-width py-4 sm:py-8">
      <PortalNavigation portal="investor" />
      <header className="mt-4 sm:mt-5">
        <h1 className="font-serif text-title">Exchange</h1>
        <p className="mt-1.5 max-w-[78ch] text-muted">
          <span className="max-sm:hidden">{why} </span>
          {how}
        </p>
      </header>
      {page === null ? <Unavailable /> : <Market page={page} />}
      <p className="mt-10 text-muted text-sm">
        Developers can read the same data from our{" "}
        <Link to="/developers" className="text-ink underline underline-offset-4">
          public API
        </Link>
        , without a key.
      </p>
    </div>
  );
}

function Market({ page }: { page: ListingsPage }) {
  const isLoading = useNavigation().location?.pathname === "/exchange";
  if (page.total === 0 && !page.isFiltered && page.figures.length === 0) return <NothingListed />;
  return (
    <>
      <div className="mt-4 sm:mt-5">
        <FigureStrip figures={page.figures} isShort />
      </div>
      <div className="mt-4 grid items-start gap-4 sm:mt-6 sm:gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8">
        <aside aria-label="Filters" className={classes(cardClass, "p-5 max-lg:hidden")}>
          <FilterPanel page={page} />
        </aside>
        <details className={classes(cardClass, "group lg:hidden")}>
          <summary className="flex min-h-12 items-center gap-3 px-5 font-medium">
            <SlidersHorizontal aria-hidden="true" className="size-4.5 text-muted" />
            Filter and sort
          </summary>
          <div className="border-line border-t p-5">
            <FilterPanel page={page} />
          </div>
        </details>
        <section aria-labelledby="results" aria-busy={isLoading} className="min-w-0">
          <ResultsHead page={page} />
          <Results page={page} isLoading={isLoading} />
        </section>
      </div>
    </>
  );
}

function ResultsHead({ page }: { page: ListingsPage }) {
  const views = [
    { view: "cards", label: "Cards", to: page.links.cards, icon: LayoutGrid },
    { view: "table", label: "Table", to: page.links.table, icon: Table },
  ] as const;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id="results" className="figures font-medium">
          {page.total === 1 ? "1 receivable" : `${page.total} receivables`}
        </h2>
        <MarketState market={page.market} />
        {page.hasUnknown && (
          <p className="text-muted text-sm">
            We ignored a filter in this address that we don't recognise.
          </p>
        )}
      </div>
      <nav aria-label="View" className="flex gap-1 max-md:hidden">
        {views.map(({ view, label, to, icon: Icon }) => (
          <Link
            key={view}
            to={to}
            preventScrollReset
            aria-current={page.view === view ? "true" : undefined}
            className={buttonClass({
              variant: page.view === view ? "secondary" : "ghost",
              size: "sm",
            })}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function Results({ page, isLoading }: { page: ListingsPage; isLoading: boolean }) {
  const { listings, links, isFirstPage } = page;
  if (listings.length === 0) return <NothingFound page={page} />;
  return (
    <div className={classes("transition-opacity duration-150", isLoading && "opacity-60")}>
      {page.view === "table" && <ListingTable listings={listings} />}
      <ul className={classes("grid gap-4 sm:grid-cols-2", page.view === "table" && "md:hidden")}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
      <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-3">
        {isFirstPage ? (
          <span />
        ) : (
          <Link to={links.first} className={buttonClass({ variant: "ghost" })}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to the first page
          </Link>
        )}
        {links.next ? (
          <Link to={links.next} className={buttonClass({ variant: "outline" })}>
            Show more
          </Link>
        ) : (
          !isFirstPage && <p className="text-muted text-sm">That's all of them.</p>
        )}
      </nav>
    </div>
  );
}

function NothingFound({ page }: { page: ListingsPage }) {
  const isEnd = !page.isFirstPage;
  return (
    <div className={classes(cardClass, "px-6 py-14 text-center")}>
      <p className="font-medium font-serif text-heading">
        {isEnd ? "That's all of them" : "Nothing matches these filters"}
      </p>
      <p className="mt-2 text-muted">
        {isEnd
          ? "There are no more receivables on this page."
          : "Try fewer filters, or another word."}
      </p>
      <Link
        to={isEnd ? page.links.first : "/exchange"}
        className={buttonClass({ variant: "outline", className: "mt-6" })}
      >
        {isEnd ? "Back to the first page" : "Show all receivables"}
      </Link>
    </div>
  );
}

function NothingListed() {
  return (
    <div className={classes(cardClass, "mt-10 px-6 py-14 text-center")}>
      <p className="font-medium font-serif text-heading">Nothing is listed yet</p>
      <p className="mx-auto mt-2 max-w-[52ch] text-muted">
        The first receivables appear here as soon as a business publishes one. Register now to be
        ready to buy.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/investor/onboarding" className={buttonClass()}>
          Register as investor
        </Link>
        <Link to="/business/funding-request" className={buttonClass({ variant: "outline" })}>
          Sell an invoice
        </Link>
      </div>
    </div>
  );
}

function Unavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      role="none"
      title="We can't read the exchange right now"
      className="mt-10"
      action={
        <Button
          variant="outline"
          size="sm"
          busy={state !== "idle"}
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      Your notes and your money are safe on the chain. Try again in a minute.
    </Notice>
  );
}
