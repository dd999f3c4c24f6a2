import type { ListOrder } from "@tenora/domain/text/list-order";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { OrderLink, orderWords } from "./table/order-link.tsx";

interface ListHeadProps {
  /** The id of the heading, which names its section. */
  readonly id: string;
  readonly title: string;
  /** A figure of the whole list: beside the title, and on phones below it. */
  readonly summary?: ReactNode;
  /** Buttons for the whole list. */
  readonly children?: ReactNode;
}

/** A list's heading and its buttons, on one line at every width. */
export function ListHead({ id, title, summary, children }: ListHeadProps) {
  return (
    <div
      className={classes(
        "flex min-h-9 items-center gap-x-6",
        Boolean(summary) && "max-md:flex-wrap",
      )}
    >
      {/* Its words wrap before its buttons do. */}
      <h2
        id={id}
        className="min-w-0 font-medium font-serif text-lg leading-6 max-md:flex-1 sm:text-heading"
      >
        {title}
      </h2>
      {summary && <div className="max-md:order-last max-md:basis-full">{summary}</div>}
      <div className="ml-auto flex shrink-0 gap-2">{children}</div>
    </div>
  );
}

/** The filters of a list with its search beside them; what has no room on the one line scrolls. */
export function ListTools({ label, filters, mine, overdue, search, order }: ListToolsProps) {
  return (
    <div className="mt-2 flex flex-col gap-2 lg:flex-row lg:items-center lg:justify-between">
      <div data-scroll-row className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1">
        <nav aria-label={label} className="flex shrink-0 gap-1.5">
          {filters}
        </nav>
        {mine && (
          <nav aria-label="Filter by assignee" className="shrink-0">
            {mine}
          </nav>
        )}
        {overdue}
      </div>
      {order === undefined ? (
        search
      ) : (
        <div className="flex items-center gap-3 lg:contents">
          {search}
          <div className="text-xs md:hidden">
            <OrderLink order={order}>{orderWords[order]}</OrderLink>
          </div>
        </div>
      )}
    </div>
  );
}

interface ListToolsProps {
  /** The accessible name of the filters. */
  readonly label: string;
  readonly filters: ReactNode;
  /** The link to what the current admin looks after, in lists that have it. */
  readonly mine?: ReactNode;
  /** The link to what is overdue, where something is. */
  readonly overdue?: ReactNode;
  readonly search?: ReactNode;
  /** Where it can be turned round: on phones beside the search, since their cards have no header. */
  readonly order?: ListOrder | undefined;
}
