import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { age } from "~/features/admin/age";
import {
  ListCell,
  ListRow,
  ListTable,
  listCell,
  narrowCell,
} from "~/features/admin/list/table/list-table";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { AttentionButton } from "./attention-button.tsx";
import type { DeskRow } from "./desk.ts";
import { topicWords } from "./topics.ts";

/** An instruction, so unlike in the portal's registers nothing of it is cut. */
const wrapping =
  "wrap-anywhere min-w-0 md:table-cell md:max-w-0 md:px-2.5 md:py-1.5 md:align-middle";

interface AttentionListProps {
  readonly rows: readonly DeskRow[];
  /** The time of the exchange, in seconds since 1970. */
  readonly now: number;
  readonly isStale: boolean;
}

const columns = [
  { name: "Receivable", className: "w-1/3" },
  { name: "Issue", className: "w-2/3" },
  "Since (UTC)",
  "Action",
];

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
    className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4"
  >
    Case<span className="sr-only"> of receivable {listing}: contacts and file</span>
  </Link>
);

function Row({ row, now }: { readonly row: DeskRow; readonly now: number }) {
  const { topic, since, listing, who, amount } = row;
  const { label, tone, task } = topicWords[topic];
  const waitedMs = (now - since) * 1_000;
  const at = new Date(since * 1_000);
  const name = who.startsWith("0x") ? shortenAddress(who) : who;
  return (
    <ListRow>
      <ListCell className={classes(listCell, "max-md:col-span-2")} title={who}>
        {listing === null ? (
          <span className="font-medium">A wallet’s credit</span>
        ) : (
          <Link
            to={`/exchange/${listing}`}
            className="font-medium underline decoration-1 underline-offset-4"
          >
            Receivable {listing}
          </Link>
        )}{" "}
        <span className="text-muted">{name}</span>
      </ListCell>
      <ListCell className={classes(wrapping, "max-md:col-span-3 max-md:py-1")}>
        <span className="gap-x-2 gap-y-0.5 md:flex md:flex-wrap md:items-center">
          <Badge tone={tone}>{label}</Badge>{" "}
          {amount && <span className="figures font-medium">{amount}</span>}{" "}
          <span className="text-muted">{task}</span>
        </span>
      </ListCell>
      <ListCell
        label="Since (UTC)"
        className={classes(narrowCell, "figures max-md:col-span-3 max-md:text-xs")}
      >
        <time dateTime={at.toISOString()} title={formatMoment(at)}>
          {formatShortDate(at)}
        </time>{" "}
        · {waitedMs < 0 ? `In ${age(-waitedMs)}` : `For ${age(waitedMs)}`}
      </ListCell>
      <ListCell
        className={classes(narrowCell, "max-md:col-start-3 max-md:row-start-1 md:text-right")}
      >
        {listing !== null && hasCase.has(topic) && <CaseLink listing={listing} />}{" "}
        <AttentionButton row={row} />
      </ListCell>
    </ListRow>
  );
}
