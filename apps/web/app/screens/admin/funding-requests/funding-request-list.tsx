import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { ListedRequest } from "@tenora/database/funding-request/list-funding-requests";
import type { ReviewStatus } from "@tenora/domain/funding-request/funding-request";
import { formatTypedAmount } from "@tenora/domain/money/format-typed-amount";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { AssigneeMark } from "~/features/admin/assignment/assignee-mark";
import {
  dateCell,
  EmptyList,
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
} from "~/features/admin/list/table/list-table";
import { RowLink } from "~/features/admin/list/table/row-link";
import { ShortMoment } from "~/features/admin/list/table/short-moment";
import { WaitingCell, waitingColumn } from "~/features/admin/list/table/waiting-cell";
import { usePendingSearch } from "~/features/admin/list/use-pending-search";
import type { StatusWords } from "~/features/receivable/status-words";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { reviewLabels } from "../funding-request/copy.ts";

/** How a published request is on the exchange. */
export type MarketState = Pick<StatusWords, "label" | "tone">;

interface FundingRequestListProps {
  readonly requests: readonly ListedRequest[];
  /** By the id of the request. */
  readonly assignees: Readonly<Record<string, Assignee>>;
  /** Of those on the exchange, by the id of the request. */
  readonly states: Readonly<Record<string, MarketState>>;
  /** When it was loaded, in ms since 1970. */
  readonly now: number;
  /** In so many working days a request is usually decided. */
  readonly reviewDays: number;
  readonly status: ReviewStatus | undefined;
  /** Only what the current admin looks after is listed. */
  readonly isMine: boolean;
  readonly search: string;
  /** It is not the first page. */
  readonly isOlder: boolean;
  readonly isStale: boolean;
  readonly order: ListOrder;
}

const columns = [
  { name: "Request", className: "w-full" },
  { name: "Amount", className: "text-right" },
  "Status",
  { name: "Submitted", isTime: true },
  waitingColumn,
  "Actions",
];

export function FundingRequestList(props: FundingRequestListProps) {
  const { requests, assignees, states, now, reviewDays, isOlder, isStale, order } = props;
  if (requests.length === 0) return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  return (
    <ListTable columns={columns} isStale={isStale} order={order}>
      {requests.map((request) => (
        <Row
          key={request.id}
          request={request}
          assignee={assignees[request.id]}
          state={states[request.id] ?? reviewLabels[request.status]}
          now={now}
          reviewDays={reviewDays}
        />
      ))}
    </ListTable>
  );
}

/** On phones the amount stands below the action, beside the status. */
const belowAction = "max-md:col-start-3 max-md:row-start-2";
const besideName = classes(narrowCell, "text-right max-md:col-start-3 max-md:row-start-1");

interface RowProps {
  readonly request: ListedRequest;
  readonly assignee: Assignee | undefined;
  readonly state: MarketState;
  readonly now: number;
  readonly reviewDays: number;
}

function Row({ request, assignee, state, now, reviewDays }: RowProps) {
  const search = usePendingSearch();
  const submittedAt = new Date(request.submittedAt);
  const isWaiting = request.status === "submitted";
  const about = request.kind === "community" ? "Community campaign" : request.customerName;
  return (
    <ListRow>
      <ListCell className={nameCell} title={`${request.businessName}, ${about}, ${request.name}`}>
        <div className="flex items-center gap-2.5">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{request.businessName}</span>{" "}
            <span className="text-muted">
              {about} · {request.name}
            </span>
          </span>
          {assignee && <AssigneeMark assignee={assignee} />}
        </div>
      </ListCell>
      <ListCell
        label="Amount"
        className={classes(narrowCell, "figures text-right max-md:text-xs", belowAction)}
      >
        {formatTypedAmount(request.amount, request.stablecoin)}
      </ListCell>
      <ListCell className={narrowCell}>
        <Badge tone={state.tone}>{state.label}</Badge>
      </ListCell>
      <ListCell label="Submitted" className={dateCell(isWaiting)}>
        <ShortMoment at={submittedAt} />
      </ListCell>
      <WaitingCell since={isWaiting ? submittedAt : null} now={now} reviewDays={reviewDays} />
      <ListCell className={besideName}>
        <RowLink
          page={`/admin/funding-requests/${request.id}`}
          search={search}
          label={`View ${request.businessName}, ${request.name}`}
        >
          View
        </RowLink>
      </ListCell>
    </ListRow>
  );
}

function emptyText({ status, isMine, search }: FundingRequestListProps): string {
  if (search) return `No funding requests found matching "${search}".`;
  if (isMine) return "No open funding request is assigned to you.";
  if (status === "submitted") return "No funding request is waiting for review.";
  if (status) return `No funding requests found with status "${reviewLabels[status].label}".`;
  return "No funding requests have been submitted yet.";
}
