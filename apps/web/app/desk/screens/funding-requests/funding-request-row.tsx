import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { ListedRequest } from "@tenora/database/funding-request/list-funding-requests";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import {
  formatCalendarDate,
  formatDayAndMonth,
  formatMoment,
  formatShortDate,
} from "@tenora/domain/text/format-date";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import {
  dateCell,
  ListCell,
  ListRow,
  narrowCell,
  wideOnly,
} from "~/desk/features/list/table/list-table";
import { RowLink } from "~/desk/features/list/table/row-link";
import { ShortMoment } from "~/desk/features/list/table/short-moment";
import { WaitingCell, WaitingTime, waitingColumn } from "~/desk/features/list/table/waiting-cell";
import { riskWords } from "~/features/receivable/risk/risk-words";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { early, type ListShape, saidByTab } from "./columns.ts";
import type { RequestMarketState } from "./funding-request-list.tsx";
import { aboutOf, NameCell, secondPerson } from "./name-cell.tsx";

/** On phones the amount stands beside the status, and the date below both. */
const belowAction = "max-md:col-start-3 max-md:row-start-2";
const besideName = classes(narrowCell, "text-right max-md:col-start-3 max-md:row-start-1");
const figure = classes(narrowCell, wideOnly, "figures text-xs");

interface RowProps {
  readonly request: ListedRequest;
  readonly shape: ListShape;
  readonly assignee: Assignee | undefined;
  /** Checks of the current submission. */
  readonly checksDone: number;
  readonly state: RequestMarketState;
  /** Only a second reviewer's attestation is missing. */
  readonly isAwaiting: boolean;
  readonly now: number;
  readonly reviewDays: number;
}

/** One line: on wide screens what a reviewer sorts by, on others the request, its amount and its state. */
export function FundingRequestTableRow(props: RowProps) {
  const { request, shape, assignee, checksDone, state, isAwaiting, now, reviewDays } = props;
  const search = usePendingSearch();
  const isWaiting = request.status === "submitted";
  const { isQueue, hasWaiting, hasGrades } = shape;
  const { advancePercent, riskGrade, dueDate } = request;
  const at = new Date(request.submittedAt);
  return (
    <ListRow>
      <NameCell {...{ request, assignee, isAwaiting, isQueue }} />
      <ListCell
        className={classes(narrowCell, "truncate text-muted text-xs max-xl:hidden! xl:max-w-0")}
        title={aboutOf(request)}
      >
        {aboutOf(request)}
      </ListCell>
      <ListCell
        label="Amount"
        className={classes(narrowCell, "figures text-right max-md:text-xs", belowAction)}
      >
        {formatReadAmount(request.amount)}
      </ListCell>
      {hasGrades && (
        <ListCell className={classes(figure, early(true))}>
          {riskGrade && riskWords[riskGrade].label}
        </ListCell>
      )}
      <ListCell className={classes(figure, "text-right", early(!isQueue))}>
        {advancePercent !== null && `${advancePercent}%`}
      </ListCell>
      <ListCell className={classes(figure, early(hasWaiting && !isQueue))}>
        {formatCalendarDate(dueDate)}
      </ListCell>
      {hasWaiting && (
        <ListCell className={classes(figure, early(!isQueue))}>
          {isWaiting && `${checksDone} of ${requiredChecks(request.kind).length}`}
        </ListCell>
      )}
      <ListCell className={classes(narrowCell, saidByTab(isQueue))}>
        <span className={isAwaiting ? "md:hidden" : undefined}>
          <Badge tone={state.tone}>{state.label}</Badge>
        </span>
        {isAwaiting && (
          <span className="max-md:hidden">
            <Badge tone="waiting">{secondPerson}</Badge>
          </span>
        )}
      </ListCell>
      {isQueue ? (
        <ListCell label={waitingColumn} className={narrowCell}>
          <WaitingTime since={at} now={now} reviewDays={reviewDays} />
          <span className="figures text-muted text-xs max-2xl:sr-only">
            {" "}
            · sent <ShortMoment at={at} />
          </span>
        </ListCell>
      ) : (
        <ListCell
          label="Submitted"
          className={classes(dateCell(isWaiting), "max-md:col-span-3 max-md:row-start-3")}
        >
          <SubmittedDay at={at} now={now} />
        </ListCell>
      )}
      {hasWaiting && !isQueue && (
        <WaitingCell since={isWaiting ? at : null} now={now} reviewDays={reviewDays} />
      )}
      <ListCell className={besideName}>
        <RowLink
          page={`/admin/funding-requests/${request.id}`}
          search={search}
          isCard
          label={`View ${request.businessName}, ${request.name}`}
        >
          View
        </RowLink>
      </ListCell>
    </ListRow>
  );
}

/** The day, with its year where that isn't this one; all of the time where there is room for it. */
function SubmittedDay({ at, now }: { readonly at: Date; readonly now: number }) {
  const isThisYear = at.getUTCFullYear() === new Date(now).getUTCFullYear();
  const moment = formatMoment(at);
  const day = isThisYear ? formatDayAndMonth(at) : formatShortDate(at);
  return (
    <span title={`${moment} UTC`}>
      {day}
      <span className="max-2xl:sr-only">{moment.slice(day.length)}</span>
    </span>
  );
}
