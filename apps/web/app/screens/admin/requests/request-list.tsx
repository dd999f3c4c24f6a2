import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { CertificateRequest } from "@tenora/database/business/find-certificate-requests";
import type { EqualRegistration } from "@tenora/database/business/find-equal-registrations";
import type { CommentSummary } from "@tenora/database/business/find-last-comments";
import { type BusinessStatus, canReview } from "@tenora/domain/business/business";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { AssigneeMark } from "~/features/admin/assignment/assignee-mark";
import { EqualRegistrations } from "~/features/admin/equal-registrations";
import { EntryCells } from "~/features/admin/list/table/entry-cells";
import {
  EmptyList,
  ListCell,
  ListRow,
  ListTable,
  listCell,
  mainCell,
  wideOnly,
} from "~/features/admin/list/table/list-table";
import { classes } from "~/ui/classes";
import { LastComment } from "./last-comment.tsx";
import type { Selection } from "./use-selection.ts";
import { WholeName } from "./whole-name.tsx";

type ById<Value> = Readonly<Record<string, Value>>;

/** What the rows show besides the business itself, by the id of the business. */
interface RequestMarks {
  readonly comments: ById<CommentSummary>;
  readonly assignees: ById<Assignee>;
  readonly certificateRequests: ById<CertificateRequest>;
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
  { name: "Wallet", className: "max-2xl:hidden" },
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
        <Row
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

interface RowProps {
  readonly business: BusinessRecord;
  readonly comments: CommentSummary | undefined;
  readonly assignee: Assignee | undefined;
  readonly certificateRequest: CertificateRequest | undefined;
  readonly equal: readonly EqualRegistration[];
  /** Another row has a checkbox, or this one. */
  readonly hasBoxes: boolean;
  readonly chosen: Selection;
  readonly now: number;
  readonly reviewDays: number;
}

function Row(props: RowProps) {
  const { business, comments, assignee, certificateRequest, equal, hasBoxes } = props;
  const { chosen, now, reviewDays } = props;
  const { id, companyName, registrationNumber, directorName, directorEmail } = business;
  const isReviewable = canReview(business.status);
  const isOpen = isReviewable && business.erasedAt === null;
  return (
    <ListRow>
      <ListCell
        className={classes(
          mainCell,
          "max-md:whitespace-normal",
          // The checkbox keeps clear of the status below it.
          isReviewable && "max-md:pb-1.5",
        )}
        title={`${companyName}, ${registrationNumber}`}
      >
        <div className="flex items-center gap-2.5">
          {isReviewable && (
            // The label is larger than its checkbox, for touch.
            <label className="-m-2 flex shrink-0 cursor-pointer p-2 pointer-coarse:-m-3 pointer-coarse:p-3">
              <input
                type="checkbox"
                aria-label={`Select ${companyName}`}
                checked={chosen.has(id)}
                onChange={() => chosen.toggle(id)}
                className="size-5 cursor-pointer accent-primary"
              />
            </label>
          )}
          {/* Names begin at one place, with a checkbox and without. */}
          {!isReviewable && hasBoxes && <span className="size-5 shrink-0 max-md:hidden" />}
          <WholeName name={companyName} more={registrationNumber} className="font-medium" />
          {isOpen && (
            <span className="ml-auto shrink-0">
              <AssigneeMark assignee={assignee ?? null} />
            </span>
          )}
          {comments && <LastComment summary={comments} page={`/admin/requests/${id}`} />}
        </div>
        <EqualRegistrations
          equal={equal}
          isLinked
          className={classes("whitespace-normal text-xs", hasBoxes && "md:pl-7.5")}
        />
      </ListCell>
      <ListCell className={classes(listCell, wideOnly)} title={`${directorName}, ${directorEmail}`}>
        <WholeName name={directorName} more={directorEmail} />
      </ListCell>
      <EntryCells
        entry={business}
        certificateRequest={certificateRequest}
        name={companyName}
        page={`/admin/requests/${id}`}
        now={now}
        reviewDays={reviewDays}
        // Its room goes to the company's name and who looks after it.
        walletClass="max-2xl:hidden!"
      />
    </ListRow>
  );
}

function emptyText({ status, isMine, search }: RequestListProps): string {
  if (search) return `No businesses found matching "${search}".`;
  if (isMine) return "No pending request is assigned to you.";
  if (status) return `No businesses found with status "${status}".`;
  return "No businesses have been registered yet.";
}
