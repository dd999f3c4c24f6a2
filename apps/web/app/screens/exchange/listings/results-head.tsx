import LayoutGrid from "lucide-react/icons/layout-grid";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Table from "lucide-react/icons/table-2";
import { Link } from "react-router";
import { MarketState } from "~/features/receivable/live/market-state";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { SortForm } from "./filters/sort-form.tsx";
import type { ListingsPage } from "./listings-page.ts";

/** Above the results: how many they are, their order and look, and on small screens the filters. */
export function ResultsHead({ page }: { page: ListingsPage }) {
  // An address may name only some statuses of a part, whose tab counts the others too.
  const ofPart = page.tabs.find(({ isCurrent }) => isCurrent)?.count ?? 0;
  const isNarrowed = page.total < ofPart;
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-start gap-3">
        <h2
          id="results"
          className={classes(
            "figures content-center font-medium sm:min-h-11",
            isNarrowed ? "max-sm:w-full" : "max-sm:sr-only",
          )}
        >
          {isNarrowed ? `${page.total} of ${ofPart} receivables` : receivables(page.total)}
        </h2>
        <div className="min-w-0 flex-1 sm:ml-auto sm:flex-none">
          <SortForm page={page} />
        </div>
        <Views page={page} />
        <details
          className={classes(
            cardClass,
            "min-w-0 flex-1 open:w-full open:flex-none sm:flex-none",
            page.view === "cards" && "lg:hidden",
          )}
        >
          <summary className="flex min-h-11 items-center gap-2.5 px-4 font-medium text-[0.9375rem]">
            <SlidersHorizontal aria-hidden="true" className="size-4 text-muted" />
            Filter
          </summary>
          <div className="border-line border-t p-5">
            <FilterPanel page={page} />
          </div>
        </details>
      </div>
      <MarketState market={page.market} />
      {page.hasUnknown && (
        <p className="mt-2 text-muted text-sm">
          We ignored a filter in this address that we don't recognise.
        </p>
      )}
    </div>
  );
}

const receivables = (count: number) => (count === 1 ? "1 receivable" : `${count} receivables`);

function Views({ page }: { page: ListingsPage }) {
  const views = [
    { view: "cards", label: "Cards", to: page.links.cards, icon: LayoutGrid },
    { view: "table", label: "Table", to: page.links.table, icon: Table },
  ] as const;
  return (
    <nav aria-label="View" className="flex min-h-11 items-center gap-1 max-md:hidden">
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
  );
}
