import type { ListedRequest } from "@tenora/database/funding-request/list-funding-requests";
import type { ReviewStatus } from "@tenora/domain/funding-request/funding-request";
import { formatTypedAmount } from "@tenora/domain/money/format-typed-amount";
import { formatMoment } from "@tenora/domain/text/format-date";
import {
  CellLabel,
  EmptyList,
  ListTable,
  listCell,
  listRow,
  wideCell,
} from "~/features/admin/list/table/list-table";
import { RowLink } from "~/features/admin/list/table/row-link";
import { usePendingSearch } from "~/features/admin/list/use-pending-search";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { reviewLabels } from "../funding-request/copy.ts";

interface FundingRequestListProps {
  readonly requests: readonly ListedRequest[];
  /** The time of the exchange, in ms since 1970. */
  readonly now: number;
  readonly status: ReviewStatus | undefined;
  readonly search: string;
  /** It is not the first page. */
  readonly isOlder: boolean;
  readonly isStale: boolean;
}

const columns = ["Request", "Amount", "Status", "Submitted", "Actions"];

export function FundingRequestList(props: FundingRequestListProps) {
  const { requests, now, isOlder, isStale } = props;
  if (requests.length === 0) return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  return (
    <ListTable columns={columns} isStale={isStale}>
      {requests.map((request) => (
        <Row key={request.id} request={request} now={now} />
      ))}
    </ListTable>
  );
}

function Row({ request, now }: { readonly request: ListedRequest; readonly now: number }) {
  const search = usePendingSearch();
  const { label, tone } = reviewLabels[request.status];
  const submittedAt = new Date(request.submittedAt);
  return (
    <tr className={listRow}>
      <td className={classes(listCell, "sm:col-span-2")}>
        <span className="break-words font-medium">{request.businessName}</span>
        <span className="block break-words text-muted text-sm">
          {request.customerName} · {request.invoiceNumber}
        </span>
      </td>
      <td className={listCell}>
        <CellLabel>Amount</CellLabel>
        <span className="figures">{formatTypedAmount(request.amount, request.stablecoin)}</span>
      </td>
      <td className={listCell}>
        <CellLabel>Status</CellLabel>
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td className={classes(listCell, wideCell, "text-sm")}>
        <CellLabel>Submitted (UTC)</CellLabel>
        <span className="figures whitespace-nowrap">{formatMoment(submittedAt)}</span>
        {request.status === "submitted" && (
          <span className="block text-muted">Waiting {age(now - submittedAt.getTime())}</span>
        )}
      </td>
      <td className={classes(listCell, wideCell)}>
        <RowLink
          page={`/admin/funding-requests/${request.id}`}
          search={search}
          label={`View ${request.businessName}, ${request.invoiceNumber}`}
        >
          View
        </RowLink>
      </td>
    </tr>
  );
}

/** "2 days", "5 hours", "under an hour" */
function age(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  if (hours < 1) return "under an hour";
  const [count, unit] = hours < 48 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function emptyText({ status, search }: FundingRequestListProps): string {
  if (search) return `No funding requests found matching "${search}".`;
  if (status === "submitted") return "No funding request is waiting for review.";
  if (status) return `No funding requests found with status "${reviewLabels[status].label}".`;
  return "No funding requests have been submitted yet.";
}
