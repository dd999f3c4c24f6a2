import { classes } from "~/ui/classes";
import { Skeleton } from "~/ui/loading/skeleton";
import { panelClass } from "./article-picker.tsx";

const rows = ["first", "second", "third", "fourth"] as const;

/** The list while it loads. */
export function ListPlaceholder() {
  return (
    <section aria-label="Latest Articles" aria-busy="true" className={classes(panelClass, "p-6")}>
      <span role="status" className="sr-only">
        Loading articles
      </span>
      <Skeleton className="h-7 w-52" />
      <ul aria-hidden="true" className="mt-5 space-y-7">
        {rows.map((row) => (
          <li key={row} data-placeholder-row="">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="mt-2.5 h-4 w-24" />
          </li>
        ))}
      </ul>
    </section>
  );
}
