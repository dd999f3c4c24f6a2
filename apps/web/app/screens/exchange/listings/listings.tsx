import { data, Link, useNavigation, useRevalidator } from "react-router";
import { LiveOnceIdle } from "~/features/receivable/live/live-once-idle";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/listings";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { loadListings } from "./listings.server.ts";
import type { ListingsPage } from "./listings-page.ts";
import { MarketStrip } from "./market-strip.tsx";
import { NothingListed } from "./nothing-found.tsx";
import { Results } from "./results.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ListingsTabs } from "./tabs/listings-tabs.tsx";

const lead =
  "Businesses sell unpaid invoices here to get paid early. Buy a note and collect your principal and the agreed return when the customer pays.";

export const meta = () => pageMeta({ title: "Exchange", description: lead });

/** By the address of the page: a script's request for it has parameters of the router's own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadListings(context, url.searchParams);
  return data(page, { status: page === null ? 503 : 200 });
}

/** The receivables on the exchange: filters and view are in the address, and no script is needed. */
export default function Listings({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="page-width py-3 sm:py-5">
      <PortalNavigation portal="investor" />
      <header className="mt-3 flex flex-wrap items-baseline gap-x-3 lg:mt-4 lg:flex-nowrap lg:items-center lg:gap-6">
        <h1 className="font-serif text-title">Exchange</h1>
        <p className="text-muted text-sm sm:hidden">Invest in unpaid invoices.</p>
        <p className="max-w-[74ch] text-muted max-sm:hidden lg:text-sm">{lead}</p>
      </header>
      {page === null ? <Unavailable /> : <Market page={page} />}
      {page !== null && <LiveOnceIdle block={page.market.block} />}
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
  const isTable = page.view === "table";
  const isEmpty = page.tabs.every(({ count }) => count === 0);
  if (isEmpty && !page.isFiltered && page.figures.length === 0) return <NothingListed />;
  return (
    <>
      {!isTable && <MarketStrip page={page} />}
      <div className={`exchange-${page.view}`}>
        <ListingsTabs tabs={page.tabs} />
        {!isTable && (
          <aside
            aria-label="Filters"
            className={classes(
              cardClass,
              "p-5 max-lg:hidden lg:sticky lg:top-4 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto",
            )}
          >
            <FilterPanel page={page} />
          </aside>
        )}
        <section aria-labelledby="results" aria-busy={isLoading}>
          <ResultsHead page={page} />
          <Results page={page} isLoading={isLoading} />
        </section>
      </div>
      {/* Below the table, which is for comparing. */}
      {isTable && <MarketStrip page={page} />}
    </>
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
