import type { EqualRegistration } from "@tenora/database/business/review/find-equal-registrations";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router";
import { classes } from "~/ui/classes";
import { usePendingSearch } from "./list/search/use-pending-search.ts";

interface EqualRegistrationsProps {
  readonly equal: readonly EqualRegistration[];
  /** Their names lead to them, where nothing is lost by leaving. */
  readonly isLinked?: boolean;
  readonly className?: string;
}

/** How many are named. */
const named = 2;

/** "Same number as Amber Lighting Pte Ltd"; nothing where no other business has it. */
export function EqualRegistrations({ equal, isLinked, className }: EqualRegistrationsProps) {
  const search = usePendingSearch();
  if (equal.length === 0) return null;
  return (
    <p className={classes("flex items-start gap-1.5 text-amber", className)}>
      <TriangleAlert aria-hidden="true" className="mt-[calc(0.5lh-0.4375rem)] size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        Same number as{" "}
        {equal.slice(0, named).map(({ id, companyName }, at) => (
          <span key={id}>
            {at > 0 && (equal.length > named ? ", " : " and ")}
            {isLinked ? (
              <Link
                to={{ pathname: `/admin/requests/${id}`, search }}
                preventScrollReset
                className="underline underline-offset-2 hover:decoration-2"
              >
                {companyName}
              </Link>
            ) : (
              companyName
            )}
          </span>
        ))}
        {equal.length > named && " and others"}
      </span>
    </p>
  );
}
