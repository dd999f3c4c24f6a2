import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton } from "~/ui/loading/skeleton";

/** Four rows in the shape of the list's. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={classes(cardClass, "mt-2 divide-y divide-line")} aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-4 px-3 py-2.5 md:grid-cols-4">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
