import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { ListedRequest } from "@tenora/database/funding-request/list-funding-requests";
import type { ReviewStatus } from "@tenora/domain/funding-request/funding-request";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { EmptyList, ListTable } from "~/desk/features/list/table/list-table";
import type { StatusWords } from "~/features/receivable/status-words";
import { columnsOf, shapeOf } from "./columns.ts";
import { reviewLabels } from "./funding-request/copy.ts";
import { FundingRequestTableRow } from "./funding-request-row.tsx";

/** How a published request is on the exchange. */
export type RequestMarketState = Pick<StatusWords, "label" | "tone">;

interface FundingRequestListProps {
  readonly requests: readonly ListedRequest[];
  /** By the id of the request. */
  readonly assignees: Readonly<Record<string, Assignee>>;
  /** How many checks are done of those that wait, by the id of the request. */
  readonly checks: Readonly<Record<string, number>>;
  /** The ids of those that lack nothing but a second reviewer. */
  readonly awaiting: readonly string[];
  /** The states of requests on the exchange, by the id of the request. */
  readonly states: Readonly<Record<string, RequestMarketState>>;
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

export function FundingRequestList(props: FundingRequestListProps) {
  const { requests, assignees, checks, awaiting, states } = props;
  const { now, reviewDays, isOlder, isStale, order } = props;
  if (requests.length === 0) return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  const shape = shapeOf(requests);
  return (
    <ListTable columns={columnsOf(shape)} isStale={isStale} order={order}>
      {requests.map((request) => (
        <FundingRequestTableRow
          key={request.id}
          request={request}
          shape={shape}
          assignee={assignees[request.id]}
          checksDone={checks[request.id] ?? 0}
          state={states[request.id] ?? reviewLabels[request.status]}
          isAwaiting={awaiting.includes(request.id)}
          now={now}
          reviewDays={reviewDays}
        />
      ))}
    </ListTable>
  );
}

function emptyText({ status, isMine, search }: FundingRequestListProps): string {
  if (search) return `No funding requests found matching “${search}”.`;
  if (isMine) return "No open funding request is assigned to you.";
  if (status === "submitted") return "No funding request is waiting for review.";
  if (status) return `No funding requests found with status “${reviewLabels[status].label}”.`;
  return "No funding requests have been submitted yet.";
}
