import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { RequestedCertificate } from "@tenora/database/business/review/find-certificate-requests";
import type { EqualRegistration } from "@tenora/database/business/review/find-equal-registrations";
import type { CommentSummary } from "@tenora/database/business/review/find-last-comments";
import { canReview } from "@tenora/domain/business/business";
import { AssigneeMark } from "~/desk/features/assignment/assignee-mark";
import { EqualRegistrations } from "~/desk/features/equal-registrations";
import { EntryCells } from "~/desk/features/list/table/entry-cells";
import {
  ListCell,
  ListRow,
  listCell,
  mainCell,
  wideOnly,
} from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";
import { LastComment } from "./last-comment.tsx";
import type { Selection } from "./use-selection.ts";
import { WholeName } from "./whole-name.tsx";

interface RequestRowProps {
  readonly business: BusinessRecord;
  readonly comments: CommentSummary | undefined;
  readonly assignee: Assignee | undefined;
  readonly certificateRequest: RequestedCertificate | undefined;
  readonly equal: readonly EqualRegistration[];
  /** Another row has a checkbox, or this one. */
  readonly hasBoxes: boolean;
  readonly chosen: Selection;
  readonly now: number;
  readonly reviewDays: number;
}

/** One business: its name and who looks after it, its director, and its state. */
export function OnboardingRequestRow(props: RequestRowProps) {
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
      />
    </ListRow>
  );
}
