import { Link } from "react-router";
import { showCurrent } from "~/ui/browser/show-current";
import { classes } from "~/ui/classes";
import type { ListingsTab } from "./listings-page.ts";

/** The parts of the list, as links: each has an address, and works without JavaScript. */
export function ListingsTabs({ tabs }: { tabs: readonly ListingsTab[] }) {
  return (
    <nav aria-label="Receivables by status" className="mt-2 border-line border-b">
      <ul data-scroll-row className="-mb-px flex overflow-x-auto sm:gap-2">
        {tabs.map(({ name, label, count, to, isCurrent }) => (
          // Not the link: React Router gives that another ref whenever it renders.
          <li key={name} ref={isCurrent ? showCurrent : undefined}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              className={classes(
                "-outline-offset-2 flex min-h-11 items-center gap-1.5 whitespace-nowrap border-b-2 px-2 text-[0.9375rem] sm:px-3",
                isCurrent
                  ? "border-mint-strong font-medium"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {label} <span className="figures font-normal text-muted text-sm">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
