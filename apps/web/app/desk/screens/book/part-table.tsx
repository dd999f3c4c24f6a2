import type { ReactNode } from "react";
import { ListCell, ListRow, ListTable, narrowCell } from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";
import type { BookAmount } from "./book-page.ts";

interface PartRow extends BookAmount {
  readonly name: string;
  readonly share?: string;
}

interface PartTableProps {
  /** Unique in its coin. */
  readonly id: string;
  /** Each coin has such a table. */
  readonly symbol: string;
  readonly title: string;
  /** How its rows are counted. */
  readonly note: ReactNode;
  /** What the names are. */
  readonly nameColumn: string;
  /** The last one is the sum of all others. */
  readonly rows: readonly PartRow[];
}

const right = "md:text-right";

/** Parts of the book below one another, with their sum as the last row. */
export function PartTable({ id, symbol, title, note, nameColumn, rows }: PartTableProps) {
  const hasShares = rows.some(({ share }) => share !== undefined);
  return (
    <section aria-labelledby={`book-${symbol} ${id}-${symbol}`} className="mt-4 min-w-0">
      <h4 id={`${id}-${symbol}`} className="font-medium text-sm">
        {title}
      </h4>
      <p className="text-muted text-xs">{note}</p>
      <ListTable
        columns={[
          { name: nameColumn, className: "w-full" },
          ...["Receivables", "Amount owed", ...(hasShares ? ["Share of book"] : [])].map(
            (name) => ({ name, className: "text-right" }),
          ),
        ]}
      >
        {rows.map((row, at) => (
          <Part key={row.name} row={row} isSum={at === rows.length - 1} />
        ))}
      </ListTable>
    </section>
  );
}

/** On phones the amount stands beside the name, and the rest below both. */
function Part({
  row: { name, receivables, amount, share },
  isSum,
}: {
  readonly row: PartRow;
  readonly isSum: boolean;
}) {
  const weight = isSum && "font-medium";
  const quiet = receivables === 0 && "text-muted";
  return (
    <ListRow>
      <ListCell
        className={classes(
          "min-w-0 break-words max-md:col-span-2 md:table-cell md:px-2 md:py-0.5 md:align-middle",
          weight,
          quiet,
        )}
      >
        {name}
      </ListCell>
      <ListCell
        className={classes(
          ...[narrowCell, "figures max-md:row-start-2 max-md:text-muted max-md:text-xs"],
          ...[right, weight, quiet],
        )}
      >
        {receivables}
        <span className="md:hidden">{receivables === 1 ? " receivable" : " receivables"}</span>
      </ListCell>
      <ListCell
        label="Amount owed"
        className={classes(
          ...[narrowCell, "figures text-right max-md:col-start-3 max-md:row-start-1"],
          ...[weight, quiet],
        )}
      >
        {amount}
      </ListCell>
      {share !== undefined && (
        <ListCell
          label="Share of book"
          className={classes(
            narrowCell,
            "figures text-right max-md:col-start-3 max-md:row-start-2 max-md:text-xs",
            ...[weight, quiet],
          )}
        >
          {share}
        </ListCell>
      )}
    </ListRow>
  );
}
