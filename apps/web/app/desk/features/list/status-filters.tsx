import type { ListOrder } from "@tenora/domain/text/list-order";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { showCurrent } from "~/ui/browser/show-current";
import { buttonClass } from "~/ui/button";
import { ListTools } from "./list-head.tsx";
import { mineQuery } from "./list-query.ts";
import { OverdueLink } from "./overdue-link.tsx";
import { usePendingSearch } from "./search/use-pending-search.ts";

/** The statuses of both businesses and investors. */
const statuses = ["pending", "approved", "rejected"] as const;
type Status = (typeof statuses)[number];

const labels: Record<Status, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
const countCap = 1000;

interface StatusFiltersProps {
  /** The list's path. */
  readonly path: string;
  /** Undefined for all. */
  readonly current: Status | undefined;
  /** Suspended ones are counted, and listed, among the approved ones. */
  readonly counts: Readonly<Record<Status | "suspended", number>> | null;
  /** Whether only the current admin's are listed; undefined in a list without assignment. */
  readonly isMine?: boolean | undefined;
  /** How many requests wait for longer than they usually do, in a list that counts them. */
  readonly overdue?: number | undefined;
  readonly order: ListOrder;
  /** The search field. */
  readonly children: ReactNode;
}

/** Status filter and search. Both are part of the address, so that a view can be bookmarked. */
export function StatusFilters(props: StatusFiltersProps) {
  const { path, current, counts, isMine, overdue = 0, order, children } = props;
  const pending = new URLSearchParams(usePendingSearch(path));
  const choices = [undefined, ...statuses] as const;
  return (
    <ListTools
      label="Filter by status"
      search={children}
      order={order}
      filters={choices.map((status) => (
        <FilterLink
          key={status ?? "all"}
          path={path}
          search={filterQuery(status && { status }, pending)}
          isCurrent={!isMine && current === status}
        >
          {status ? labels[status] : "All"}{" "}
          {status && counts && (
            <span className="figures">
              {counts[status] >= countCap ? `${countCap}+` : counts[status]}
              {status === "approved" && counts.approved < countCap && counts.suspended > 0 && (
                <span className="font-normal max-md:sr-only">
                  , {counts.suspended} of them suspended
                </span>
              )}
            </span>
          )}
        </FilterLink>
      ))}
      mine={
        isMine !== undefined && (
          <FilterLink path={path} search={filterQuery(mineQuery, pending)} isCurrent={isMine}>
            Mine
          </FilterLink>
        )
      }
      overdue={overdue > 0 && <OverdueLink path={path} count={overdue} />}
    />
  );
}

/** Another filter keeps the search and the order. */
export function filterQuery(
  filter: Readonly<Record<string, string>> | undefined,
  pending: URLSearchParams,
): string {
  const params = new URLSearchParams(filter);
  for (const name of ["search", "sort"]) {
    const value = pending.get(name);
    if (value) params.set(name, value);
  }
  return params.toString();
}

interface FilterLinkProps {
  /** The list's path; by default that of the page. */
  readonly path?: string;
  readonly search: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** One value of a filter in the address; the current one is scrolled into sight. */
export function FilterLink({ path, search, isCurrent, children }: FilterLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) showCurrent(link.current);
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={{ ...(path && { pathname: path }), search }}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={buttonClass({
        size: "sm",
        variant: isCurrent ? "default" : "outline",
        className: "px-3!",
      })}
    >
      {children}
    </Link>
  );
}
