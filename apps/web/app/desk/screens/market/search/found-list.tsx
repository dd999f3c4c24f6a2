import { Link } from "react-router";
import { AssigneeMark } from "~/desk/features/assignment/assignee-mark";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { RowLink } from "~/desk/features/list/table/row-link";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { CaseLink, NoAmount, nameOf } from "../row-parts.tsx";
import type { FoundReceivable } from "./search-page.ts";

const columns = [
  { name: "Receivable", className: "w-full" },
  "Status",
  { name: "Owed", className: "text-right" },
  "Due",
  { name: "Action", className: "text-right" },
];

/** Receivables that a search has found. */
export const FoundList = ({ rows }: { readonly rows: readonly FoundReceivable[] }) => (
  <ListTable columns={columns}>
    {rows.map((row) => (
      <FoundRow key={row.listing} row={row} />
    ))}
  </ListTable>
);

function FoundRow({
  row: { listing, who, customer, isCommunity, status, owed, due, hasCase, isClosed, assignee },
}: {
  readonly row: FoundReceivable;
}) {
  return (
    <ListRow>
      <ListCell className={nameCell}>
        <Link
          to={`/exchange/${listing}`}
          className="whitespace-nowrap font-medium underline decoration-1 underline-offset-4"
        >
          Receivable #{listing}
        </Link>{" "}
        <span title={who} className="inline-block">
          {nameOf(who)}
        </span>{" "}
        <span className="inline-block text-muted">
          {isCommunity ? "Community campaign" : customer && `Customer: ${customer}`}
        </span>{" "}
        {assignee && <AssigneeMark assignee={assignee} />}
      </ListCell>
      <ListCell className={narrowCell}>
        <Badge tone={status.tone}>{status.label}</Badge>
      </ListCell>
      <ListCell
        label="Owed"
        className={classes(
          narrowCell,
          "figures max-md:text-xs md:text-right",
          owed === null && "max-md:sr-only",
        )}
      >
        {owed ?? <NoAmount />}
      </ListCell>
      <ListCell label="Due" className={classes(narrowCell, "figures max-md:text-xs")}>
        <span aria-hidden="true" className="md:hidden">
          Due{" "}
        </span>
        {due}
      </ListCell>
      <ListCell className={actionCell}>
        {hasCase ? (
          <CaseLink listing={listing} isClosed={isClosed} />
        ) : (
          <RowLink page={`/exchange/${listing}`} label={`View receivable #${listing}`}>
            View
          </RowLink>
        )}
      </ListCell>
    </ListRow>
  );
}
