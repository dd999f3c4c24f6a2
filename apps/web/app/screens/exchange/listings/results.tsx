import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { ListingCard } from "./listing-card.tsx";
import type { ListingsPage } from "./listings-page.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ListingTable } from "./table/listing-table.tsx";

/** One page of the list. */
export function Results({ page, isLoading }: { page: ListingsPage; isLoading: boolean }) {
  const { listings, links, isFirstPage } = page;
  if (listings.length === 0) return <NothingFound page={page} />;
  return (
    <div className={classes("transition-opacity duration-150", isLoading && "opacity-60")}>
      {page.view === "table" && <ListingTable page={page} />}
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
