import { ListCell, ListRow, narrowCell } from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";
import type { DeskRow } from "../desk.ts";
import { ReceivableName } from "../receivable-name.tsx";
import { Amount, CaseLink, contactWords, FollowUp, RowProblem, When } from "../row-parts.tsx";
import { AttentionButton, hasAction } from "./attention-button.tsx";

/** All the room that the other columns leave: in a wide table its two lines are cut there, else they wrap. */
const receivableCell =
  "break-words min-w-0 md:table-cell md:px-2 md:py-0.5 md:align-middle md:@min-[62rem]:max-w-0";

/** Where the table is narrow the names need its room: what it says stands below them. */
export const foldedWhereNarrow = "md:@max-[62rem]:hidden";

/** The topics that have a case: money is collected, or a dispute stands. */
const casesOf: ReadonlySet<DeskRow["topic"]> = new Set(["late", "overdue", "disputed"]);
export const hasCase = ({ topic, listing }: DeskRow) => listing !== null && casesOf.has(topic);

interface RowProps {
  readonly row: DeskRow;
  /** The time of the exchange, in seconds since 1970. */
  readonly now: number;
  /** A wallet can act from here. */
  readonly canSend: boolean;
  /** The list has a column of buttons. */
  readonly hasActions: boolean;
}

/** One thing that needs an operator: a line, and on phones a card. */
export function AttentionRow({ row, now, canSend, hasActions }: RowProps) {
  const { listing, who, about, contact } = row;
  const name = [`Receivable #${listing}`, who, about].filter(Boolean).join(", ");
  return (
    <ListRow>
      <ListCell
        className={classes(
          receivableCell,
          "max-md:col-span-3 max-md:col-start-1 max-md:row-start-1",
        )}
        title={name}
      >
        <ReceivableName row={row} />
        {contact && (
          <span className="block text-muted text-xs md:hidden">
            <FollowUp contact={contact} /> <span>{contactWords(contact)}</span>
          </span>
        )}
        {/* One line: what has no room beside the problem and its time is cut as a whole, a follow-up last. */}
        <span className="figures mt-0.5 mb-1 hidden h-6.5 flex-wrap items-center gap-x-2 overflow-hidden text-xs md:@max-[62rem]:flex">
          <RowProblem row={row} />
          <span>
            <When row={row} now={now} />
          </span>
          {contact && (
            <>
              <FollowUp contact={contact} />
              <span className="text-muted">{contactWords(contact)}</span>
            </>
          )}
        </span>
      </ListCell>
      <ListCell
        className={classes(
          narrowCell,
          foldedWhereNarrow,
          "max-md:col-span-2 max-md:col-start-1 max-md:row-start-2",
        )}
      >
        <RowProblem row={row} />
      </ListCell>
      <ListCell
        label="Amount"
        className={classes(
          narrowCell,
          "figures text-right font-medium max-md:col-start-3 max-md:row-start-2 max-md:text-xs",
        )}
      >
        <Amount row={row} />
      </ListCell>
      <ListCell
        label="When"
        // On a card below both: beside them a long time would run into the amount.
        className={classes(
          narrowCell,
          foldedWhereNarrow,
          "figures max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:text-xs",
        )}
      >
        <When row={row} now={now} />
      </ListCell>
      <ListCell
        className={classes(
          narrowCell,
          foldedWhereNarrow,
          "figures text-muted text-xs leading-3.5 max-md:hidden!",
        )}
      >
        {contact && (
          <>
            <span className="block">{contact.on ?? "None yet"}</span>
            <FollowUp contact={contact} />
          </>
        )}
      </ListCell>
      {hasActions && (
        <ListCell
          className={classes(
            narrowCell,
            "md:text-right max-md:col-start-3 max-md:row-start-3 max-md:justify-self-end max-md:empty:hidden",
            // As low as the other lists' buttons where a mouse points.
            "md:[&_button]:min-h-6.5! md:[&_button]:px-2.5! md:pointer-coarse:[&_button]:min-h-11!",
          )}
        >
          <Action row={row} canSend={canSend} />
        </ListCell>
      )}
    </ListRow>
  );
}

/** What a wallet can send, and beside it the case; where that is all there is, the case. */
function Action({ row, canSend }: Pick<RowProps, "row" | "canSend">) {
  const isSent = canSend && hasAction(row);
  const listing = hasCase(row) ? row.listing : null;
  if (!isSent) return listing !== null && <CaseLink listing={listing} />;
  if (listing === null) return <AttentionButton row={row} />;
  return (
    <span className="inline-flex items-center gap-3">
      <CaseLink listing={listing} isQuiet />
      <AttentionButton row={row} />
    </span>
  );
}
