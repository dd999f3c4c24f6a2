import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { RequestedCertificate } from "@tenora/database/business/review/find-certificate-requests";
import type { EqualRegistration } from "@tenora/database/business/review/find-equal-registrations";
import type { CommentSummary } from "@tenora/database/business/review/find-last-comments";
import { type BusinessStatus, canReview } from "@tenora/domain/business/business";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { EmptyList, ListTable } from "~/desk/features/list/table/list-table";
import { OnboardingRequestRow } from "./request-row.tsx";
import type { Selection } from "./use-selection.ts";

type ById<Value> = Readonly<Record<string, Value>>;

/** What the rows show besides the business itself, by the id of the business. */
interface RequestMarks {
  readonly comments: ById<CommentSummary>;
  readonly assignees: ById<Assignee>;
  readonly certificateRequests: ById<RequestedCertificate>;
  readonly equalRegistrations: ById<readonly EqualRegistration[]>;
}

interface RequestListProps {
  readonly businesses: readonly BusinessRecord[];
  readonly marks: RequestMarks;
  readonly status: BusinessStatus | undefined;
  /** Only what the current admin looks after is listed. */
  readonly isMine: boolean;
  readonly search: string;
  /** It is not the first page. */
  readonly isOlder: boolean;
  readonly isStale: boolean;
  readonly order: ListOrder;
  readonly chosen: Selection;
  /** When it was loaded, in ms since 1970. */
  readonly now: number;
  /** In so many working days a request is usually decided. */
  readonly reviewDays: number;
}

const columns = [
  // The company first; with its number and the director's address where there is room for both.
  { name: "Company", className: "w-full 2xl:w-1/2" },
  { name: "Director", className: "min-w-30 xl:min-w-36 2xl:w-1/2 max-md:hidden" },
  { name: "Country", className: "min-w-24 max-xl:hidden" },
  { name: "Wallet", className: "max-xl:hidden" },
  "Status",
  { name: "Date", isTime: true },
  "Actions",
];

export function RequestList(props: RequestListProps) {
  const { businesses, marks, isOlder, isStale, order, chosen, now, reviewDays } = props;
  if (businesses.length === 0) {
    return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  }
  const hasBoxes = businesses.some(({ status }) => canReview(status));
  return (
    <ListTable columns={columns} isStale={isStale} order={order}>
      {businesses.map((business) => (
        <OnboardingRequestRow
          key={business.id}
          business={business}
          comments={marks.comments[business.id]}
          assignee={marks.assignees[business.id]}
          certificateRequest={marks.certificateRequests[business.id]}
          equal={marks.equalRegistrations[business.id] ?? []}
          hasBoxes={hasBoxes}
          chosen={chosen}
          now={now}
          reviewDays={reviewDays}
        />
      ))}
    </ListTable>
  );
}

function emptyText({ status, isMine, search }: RequestListProps): string {
  if (search) return `No businesses found matching "${search}".`;
  if (isMine) return "No pending request is assigned to you.";
  if (status) return `No businesses found with status "${status}".`;
  return "No businesses have been registered yet.";
}
