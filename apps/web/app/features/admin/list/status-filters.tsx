import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { usePendingSearch } from "./use-pending-search.ts";

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
  readonly counts: Record<Status, number> | null;
  /** The search field. */
  readonly children: ReactNode;
}

/** Status filter and search. Both are part of the address, so that a view can be bookmarked. */
export function StatusFilters({ path, current, counts, children }: StatusFiltersProps) {
  const search = new URLSearchParams(usePendingSearch(path)).get("search") ?? "";
  const choices = [undefined, ...statuses] as const;
  return (
    <div className="mt-6 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
      <nav aria-label="Filter by status" className="flex flex-wrap gap-2">
        {choices.map((status) => (
          <Link
            key={status ?? "all"}
            to={addressOf(path, status, search)}
            preventScrollReset
            aria-current={current === status ? "true" : undefined}
            className={buttonClass({
              size: "sm",
              variant: current === status ? "default" : "outline",
            })}
          >
            {status ? labels[status] : "All"}{" "}
            {status && counts && (
              <span className="figures">
                {counts[status] >= countCap ? `${countCap}+` : counts[status]}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

function addressOf(path: string, status: Status | undefined, search: string): string {
  const params = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}

interface FilterLinkProps {
  readonly search: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** One value of a filter in the address. */
export function FilterLink({ search, isCurrent, children }: FilterLinkProps) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={buttonClass({ size: "sm", variant: isCurrent ? "default" : "outline" })}
    >
      {children}
    </Link>
  );
}
