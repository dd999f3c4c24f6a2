import { type BusinessStatus, businessStatuses } from "@tenora/domain/business";
import { Link, useSearchParams } from "react-router";
import { buttonClass } from "~/ui/button";
import { SearchField } from "./search-field.tsx";

const labels: Record<BusinessStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
const countCap = 1000;

/** Status buttons and search; both live in the address, so that a view can be shared and kept. */
export function RequestFilters({ counts }: { counts: Record<BusinessStatus, number> | null }) {
  const [params] = useSearchParams();
  const current = params.get("status");
  const search = params.get("search") ?? "";
  const choices = [null, ...businessStatuses] as const;
  return (
    <div className="mt-6 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
      <nav aria-label="Filter by status" className="flex flex-wrap gap-2">
        {choices.map((status) => (
          <Link
            key={status ?? "all"}
            to={addressOf(status, search)}
            preventScrollReset
            aria-current={current === status ? "true" : undefined}
            className={buttonClass({
              size: "sm",
              variant: current === status ? "default" : "outline",
            })}
          >
            {status ? labels[status] : "All"}
            {status && counts && (
              <span className="figures">
                {counts[status] >= countCap ? `${countCap}+` : counts[status]}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <SearchField />
    </div>
  );
}

function addressOf(status: BusinessStatus | null, search: string): string {
  const params = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });
  return params.size > 0 ? `/admin?${params}` : "/admin";
}
