import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { age } from "~/features/admin/age";
import { ListCell, ListRow, ListTable, narrowCell } from "~/features/admin/list/table/list-table";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { AttentionButton } from "./attention-button.tsx";
import type { DeskRow } from "./desk.ts";
import { topicWords } from "./topics.ts";

/** A name is never cut: it wraps where it is longer than the others leave room. */
const wholeCell = "break-words min-w-0 md:table-cell md:px-2 md:py-1 md:align-middle";

interface AttentionListProps {
  readonly rows: readonly DeskRow[];
  /** The time of the exchange, in seconds since 1970. */
  readonly now: number;
  readonly isStale: boolean;
}

const columns = [
  { name: "Receivable", className: "w-full" },
  "Problem",
  { name: "Owed", className: "text-right" },
  "Open for",
  { name: "Action", className: "text-right" },
];

/** What an operator can do something about: one line each, and on phones a card. */
export function AttentionList({ rows, now, isStale }: AttentionListProps) {
  return (
    <ListTable columns={columns} isStale={isStale}>
      {rows.map((row) => (
        <Row key={row.key} row={row} now={now} />
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
    Case<span className="sr-only"> of receivable {listing}: contacts and file</span>
  </Link>
);

function Row({ row, now }: { readonly row: DeskRow; readonly now: number }) {
  const { topic, listing, who, owed } = row;
  const { label, tone, task } = topicWords[topic];
  // On a card a button takes a line of its own.
  const isLinkAlone = topic === "late" || topic === "disputed";
  return (
    <ListRow>
      <ListCell
        className={classes(wholeCell, isLinkAlone ? "max-md:col-span-2" : "max-md:col-span-3")}
      >
        <Link
          to={`/exchange/${listing}`}
          className="whitespace-nowrap font-medium underline decoration-1 underline-offset-4"
        >
          Receivable {listing}
        </Link>{" "}
        <span className="text-muted">{nameOf(who)}</span>
      </ListCell>
      <ListCell className={classes(narrowCell, "max-md:row-start-2")}>
        <Badge tone={tone} title={task}>
          {label}
        </Badge>{" "}
        <span className="text-muted text-xs max-2xl:sr-only">{task}</span>
      </ListCell>
      <ListCell
        label="Owed"
        className={classes(
          narrowCell,
          "figures text-right font-medium max-lg:text-xs max-md:row-start-2",
        )}
      >
        {owed ?? <NoAmount />}
      </ListCell>
      <ListCell
        label="Open for"
        className={classes(
          narrowCell,
          "figures max-lg:text-xs max-md:col-start-2 max-md:row-start-2",
        )}
      >
        <OpenFor since={row.since} now={now} />
      </ListCell>
      <ListCell
        className={classes(
          narrowCell,
          isLinkAlone
            ? "max-md:col-start-3 max-md:row-start-1"
            : "max-md:col-span-3 max-md:row-start-3",
          "md:text-right",
          // As low as the other lists' buttons where a mouse points.
          "md:[&_button]:min-h-7! md:[&_button]:px-2.5! md:pointer-coarse:[&_button]:min-h-11!",
        )}
      >
        <span className="flex items-center justify-end gap-3">
          {listing !== null && hasCase.has(topic) && <CaseLink listing={listing} />}
          <AttentionButton row={row} />
        </span>
      </ListCell>
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
