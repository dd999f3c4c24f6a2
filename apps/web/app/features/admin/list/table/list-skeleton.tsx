import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton } from "~/ui/loading/skeleton";

/** Four rows in the shape of the list's. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={classes(cardClass, "mt-6 divide-y divide-line")} aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-4 p-4 sm:grid-cols-4 sm:p-5 lg:h-20">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
