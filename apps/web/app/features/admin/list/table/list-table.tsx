import type { ReactNode } from "react";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { LoadingBar } from "../../loading/loading-bar.tsx";

/** A table on wide screens; cards with labelled cells on phones. */
export function ListTable({
  columns,
  isStale = false,
  children,
}: {
  columns: readonly string[];
  /** Another list is loading. */
  isStale?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div
      aria-busy={isStale || undefined}
      className={classes(cardClass, "relative mt-6 overflow-hidden")}
    >
      {isStale && <LoadingBar />}
      <table className="block w-full text-left text-[0.9375rem] lg:table">
        <thead className="hidden border-line border-b text-muted text-sm lg:table-header-group">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-4 py-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line lg:table-row-group">{children}</tbody>
      </table>
    </div>
  );
}

/** A card of two columns on phones; a table row from `lg` on. */
export const listRow =
  "grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-3 p-4 sm:grid-cols-3 sm:p-5 lg:table-row " +
  "focus-within:bg-mint-soft/50";
export const listCell = "min-w-0 lg:table-cell lg:px-4 lg:py-4 lg:align-top";
export const wideCell = "col-span-2 sm:col-span-1";

/** The column's name, on cards. */
export function CellLabel({ children }: { children: string }) {
  return <span className="block text-muted text-xs lg:hidden">{children}</span>;
}

interface EmptyListProps {
  /** It is not the first page: newer entries may exist. */
  readonly isOlder: boolean;
  /** Why the list is empty. */
  readonly children: ReactNode;
}

export function EmptyList({ isOlder, children }: EmptyListProps) {
  return (
    <p className={classes(cardClass, "mt-6 px-6 py-14 text-center text-muted")}>
      {isOlder ? "No older entries." : children}
    </p>
  );
}
