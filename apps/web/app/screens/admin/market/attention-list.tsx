import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { pastDueWords } from "@tenora/domain/receivable/past-due-words";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { age } from "~/features/admin/age";
import { ListCell, ListRow, ListTable, narrowCell } from "~/features/admin/list/table/list-table";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { useWallet } from "~/wallet/wallet-provider";
import { AttentionButton, hasAction } from "./attention-button.tsx";
import type { DeskRow } from "./desk.ts";
import { taskOf, topicWords } from "./topics.ts";

/** A name is never cut: it wraps where it is longer than the others leave room. */
const wholeCell = "break-words min-w-0 md:table-cell md:px-2 md:py-0.5 md:align-middle";

interface AttentionListProps {
  readonly rows: readonly DeskRow[];
  /** The time of the exchange, in seconds since 1970. */
  readonly now: number;
  readonly isStale: boolean;
}

const columns = [
  { name: "Receivable", className: "w-full" },
  "Problem",
  { name: "Amount", className: "text-right" },
  "When",
  "Case",
];
const actionColumn = { name: "Action", className: "text-right" };

/** What an operator can do something about: one line each, and on phones a card. */
export function AttentionList({ rows, now, isStale }: AttentionListProps) {
  const { isConnected, isReady } = useWallet();
  // Without a wallet no row has a button, and a line above the list says what one is needed for.
  const hasActions = (isConnected || !isReady) && rows.some(hasAction);
  return (
    <ListTable columns={hasActions ? [...columns, actionColumn] : columns} isStale={isStale}>
      {rows.map((row) => (
        <Row key={row.key} row={row} now={now} hasActions={hasActions} />
      ))}
    </ListTable>
  );
}

/** What money is collected for, or what somebody disputes. */
const hasCase: ReadonlySet<DeskRow["topic"]> = new Set(["late", "overdue", "disputed"]);

export const CaseLink = ({ listing }: { readonly listing: string }) => (
  <Link
    to={`/admin/market/${listing}`}
    className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 pointer-coarse:-my-2 pointer-coarse:min-h-11"
  >
    Case<span className="sr-only"> of receivable #{listing}: contacts and file</span>
  </Link>
);

interface RowProps extends Pick<AttentionListProps, "now"> {
  readonly row: DeskRow;
  /** The list has a column of buttons. */
  readonly hasActions: boolean;
}

function Row({ row, now, hasActions }: RowProps) {
  const { topic, listing, who, owed, contact } = row;
  const { label, tone } = topicWords[topic];
  const task = taskOf(row);
  const isOfCase = listing !== null && hasCase.has(topic);
  return (
    <ListRow>
      <ListCell
        className={classes(
          wholeCell,
          "max-md:col-span-3 max-md:col-start-1 max-md:row-start-1",
          isOfCase && "max-md:pr-14",
        )}
      >
        <Link
          to={`/exchange/${listing}`}
          className="whitespace-nowrap font-medium underline decoration-1 underline-offset-4"
        >
          Receivable #{listing}
        </Link>{" "}
        <span className="text-muted">{nameOf(who)}</span>
        {contact && <span className="text-muted text-xs"> · {contact}</span>}
      </ListCell>
      <ListCell className={classes(narrowCell, "max-md:col-start-1 max-md:row-start-2")}>
        <Badge tone={tone} title={task}>
          {label}
        </Badge>{" "}
        <span className="text-muted text-xs max-2xl:sr-only">{task}</span>
      </ListCell>
      <ListCell
        label="Amount"
        className={classes(
          narrowCell,
          "figures text-right font-medium max-lg:text-xs max-md:col-span-2 max-md:col-start-2 max-md:row-start-2",
        )}
      >
        {owed ?? <NoAmount />}
      </ListCell>
      <ListCell
        label="When"
        // On a card below both: beside them a long time would run into the amount.
        className={classes(
          narrowCell,
          "figures max-lg:text-xs max-md:col-span-2 max-md:col-start-1 max-md:row-start-3",
        )}
      >
        <When row={row} now={now} />
      </ListCell>
      {/* In one place on every row; on a card at the end of its first line. */}
      <ListCell
        className={classes(
          narrowCell,
          "max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end max-md:empty:hidden",
        )}
      >
        {isOfCase && <CaseLink listing={listing} />}
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
          <AttentionButton row={row} />
        </ListCell>
      )}
    </ListRow>
  );
}

export const nameOf = (who: string) => (who.startsWith("0x") ? shortenAddress(who) : who);

const NoAmount = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">nothing</span>
  </span>
);

/** "25 days past due", as its case says; of all else how long it has waited: "Open" is a sale's status. */
function When({ row: { since, due }, now }: { readonly row: DeskRow; readonly now: number }) {
  if (due === null || due.daysPast === 0) {
    return (
      <>
        {since <= now && "Waiting "}
        <OpenFor since={since} now={now} />
      </>
    );
  }
  return (
    <span title={`Due ${due.on}`}>
      {pastDueWords(due.daysPast)}
      <span className="text-muted text-xs max-xl:sr-only">, {due.on}</span>
    </span>
  );
}

interface OpenForProps {
  /** In seconds since 1970. */
  readonly since: number;
  readonly now: number;
}

/** "19 days"; of a sale that is about to end, "Ends in 2 days". */
export function OpenFor({ since, now }: OpenForProps) {
  const at = new Date(since * 1_000);
  const openMs = (now - since) * 1_000;
  return (
    <time dateTime={at.toISOString()} title={`${formatMoment(at)} UTC`}>
      {openMs < 0 ? `Ends in ${age(-openMs)}` : age(openMs)}
    </time>
  );
}
