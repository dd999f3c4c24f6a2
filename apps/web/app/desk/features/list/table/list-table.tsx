import type { ListOrder } from "@tenora/domain/text/list-order";
import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { tableRoles } from "~/ui/styles/table-roles";
import { LoadingBar } from "../../loading/loading-bar.tsx";
import { openEntry } from "./open-entry.ts";
import { OrderLink, orderWords } from "./order-link.tsx";

interface Column {
  readonly name: string;
  /** Such as the widths at which the column is hidden. */
  readonly className?: string;
  /** The time by which the list is ordered: the header turns the order round. */
  readonly isTime?: boolean;
}

const ariaSort = { oldest: "ascending", newest: "descending" } as const;

/** A table whose rows are one line high; on phones, cards of two lines. */
export function ListTable({
  columns,
  order,
  hasOrderBand = false,
  isStale = false,
  children,
}: {
  columns: readonly (string | Column)[];
  /** Where it can be turned round. */
  order?: ListOrder | undefined;
  /** On phones a line above the cards turns it round; else the list's tools do. */
  hasOrderBand?: boolean;
  /** Another list is loading. */
  isStale?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div
      aria-busy={isStale || undefined}
      className={classes(cardClass, "relative mt-2 overflow-hidden")}
    >
      {isStale && <LoadingBar />}
      {order && hasOrderBand && (
        <div className="border-line border-b px-3 text-right text-xs leading-none md:hidden">
          <OrderLink order={order}>{orderWords[order]}</OrderLink>
        </div>
      )}
      <table {...tableRoles.table} className="block w-full text-left text-sm md:table">
        <thead
          {...tableRoles.group}
          className="hidden border-line border-b text-xs md:table-header-group"
        >
          <tr {...tableRoles.row}>
            {columns.map((column) => {
              const { name, className, isTime }: Column =
                typeof column === "string" ? { name: column } : column;
              const isSortable = order !== undefined && isTime === true;
              return (
                <th
                  {...tableRoles.header}
                  key={name}
                  scope="col"
                  aria-sort={isSortable ? ariaSort[order] : undefined}
                  className={classes(
                    "whitespace-nowrap px-2 py-1 font-medium text-muted",
                    className,
                  )}
                >
                  {isSortable ? <OrderLink order={order}>{name}</OrderLink> : name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="block divide-y divide-line md:table-row-group">
          {children}
        </tbody>
      </table>
    </div>
  );
}

/** A row of the table; a card on phones. All of it opens its entry, as its link does. */
export const ListRow = ({ children }: { readonly children: ReactNode }) => (
  <tr {...tableRoles.row} className={listRow} onClick={openEntry}>
    {children}
  </tr>
);

interface ListCellProps extends ComponentProps<"td"> {
  /** What it says, such as whose date it is: read out on phones, which have no header. */
  readonly label?: string;
}

export const ListCell = ({ label, children, ...rest }: ListCellProps) => (
  <td {...rest} {...tableRoles.cell}>
    {label && <span className="sr-only md:hidden">{label}: </span>}
    {children}
  </td>
);

/**
 * A table row from `md` on. On phones a card: the first cell above, two small ones below it, and the
 * action beside both.
 */
const listRow =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5 max-md:relative md:table-row " +
  "scroll-mt-14 hover:bg-ink/3 focus-within:bg-mint-soft/50 has-[[data-row-link]]:cursor-pointer";
/** A cell of one line: what doesn't fit is cut, and its title and the entry have all of it. */
export const listCell =
  "min-w-0 truncate md:table-cell md:max-w-0 md:px-2 md:py-0.5 md:align-middle";
/** As wide as its content. */
export const narrowCell = "whitespace-nowrap md:table-cell md:px-2 md:py-0.5 md:align-middle";
/** A date; where a card says how long it waits, only read out. */
export const dateCell = (isWaiting: boolean) =>
  classes(narrowCell, "figures text-xs", isWaiting ? "max-md:sr-only" : "max-md:truncate");
/** What the row is about. */
export const mainCell = classes(listCell, "max-md:col-span-2");
export const actionCell = classes(
  narrowCell,
  "max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:text-right",
);
/** A name, which is never cut: it wraps where it is longer than the other cells leave room. */
export const nameCell =
  "min-w-0 break-words max-md:col-span-2 md:table-cell md:px-2 md:py-0.5 md:align-middle";
/** Cells that a card has no room for. */
export const wideOnly = "max-md:hidden";

interface EmptyListProps {
  /** It is not the first page: newer entries may exist. */
  readonly isOlder: boolean;
  /** Why the list is empty. */
  readonly children: ReactNode;
}

export function EmptyList({ isOlder, children }: EmptyListProps) {
  const [params] = useSearchParams();
  const isFromOldest = params.get("sort") === "oldest";
  return (
    <p className={classes(cardClass, "mt-2 px-6 py-14 text-center text-muted")}>
      {isOlder ? `No ${isFromOldest ? "newer" : "older"} entries.` : children}
    </p>
  );
}
