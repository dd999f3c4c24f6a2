import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { concentrationLimitBps } from "@tenora/domain/operations/book-share";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import type { ExposureRow } from "./book-page.ts";
import { receivableWords } from "./figures.tsx";

interface ExposureTableProps {
  /** Unique in its coin. */
  readonly id: string;
  /** Each coin has such a table. */
  readonly symbol: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly who: "Seller" | "Customer";
  readonly rows: readonly ExposureRow[];
}

/** The sellers or customers on whom the book depends, the largest first. */
export function ExposureTable({ id, symbol, title, note, who, rows }: ExposureTableProps) {
  const hasTiers = who === "Seller";
  const figures = ["Receivables", "Outstanding", "Share of book", "Late or in default"];
  return (
    <section aria-labelledby={`book-${symbol} ${id}-${symbol}`} className="mt-4 min-w-0">
      <h4 id={`${id}-${symbol}`} className="font-medium text-sm">
        {title}
      </h4>
      <p className="text-muted text-xs">{note}</p>
      {rows.length > 0 && (
        <ListTable
          columns={[
            { name: who, className: "w-full" },
            ...(hasTiers ? ["Tier"] : []),
            ...figures.map((name) => ({ name, className: "text-right" })),
          ]}
        >
          {rows.map((row) => (
            <Exposure key={row.key} row={row} hasTiers={hasTiers} />
          ))}
        </ListTable>
      )}
    </section>
  );
}

const limitWords = `Over ${concentrationLimitBps / 100}% of the book`;

/** On phones: name and amount; below them tier, receivables and share; then what is late. */
function Exposure({ row, hasTiers }: { readonly row: ExposureRow; readonly hasTiers: boolean }) {
  const { tier, amount, share, late, receivables, isConcentrated } = row;
  const small = classes(narrowCell, "figures max-md:text-muted max-md:text-xs");
  return (
    <ListRow>
      <ListCell className={nameCell} title={row.name}>
        <Name row={row} />{" "}
        {isConcentrated && (
          <Badge tone="waiting" className="text-xs! leading-4!">
            {limitWords}
          </Badge>
        )}
      </ListCell>
      {hasTiers && (
        <ListCell className={classes(small, "max-md:row-start-2")}>
          {tier === null ? "No tier" : `Tier ${tier}`}
        </ListCell>
      )}
      <ListCell
        className={classes(
          small,
          "max-md:row-start-2 md:text-right",
          !hasTiers && "max-md:col-start-1",
        )}
      >
        <span className="max-md:hidden">{receivables}</span>
        <span className="md:hidden">{receivableWords(row)}</span>
      </ListCell>
      <ListCell
        label="Outstanding"
        className={classes(
          narrowCell,
          "figures text-right font-medium max-md:col-start-3 max-md:row-start-1",
        )}
      >
        {amount}
      </ListCell>
      <ListCell
        label="Share of book"
        className={classes(small, "text-right max-md:col-start-3 max-md:row-start-2")}
      >
        {share}
      </ListCell>
      <ListCell
        className={classes(
          small,
          "md:text-right max-md:col-span-3 max-md:col-start-1 max-md:row-start-3",
          late !== null && "text-brick!",
          late === null && "max-md:sr-only",
        )}
      >
        {late ?? <span className="text-muted">None</span>}
        <span className="md:hidden"> late or in default</span>
      </ListCell>
    </ListRow>
  );
}

function Name({ row: { name, page } }: { readonly row: ExposureRow }) {
  const words = name.startsWith("0x") ? shortenAddress(name) : name;
  if (page === null) return <span className="font-medium">{words}</span>;
  return (
    <Link to={page} className="font-medium underline decoration-1 underline-offset-4">
      {words}
    </Link>
  );
}
