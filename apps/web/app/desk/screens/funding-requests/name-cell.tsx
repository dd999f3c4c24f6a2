import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { ListedRequest } from "@tenora/database/funding-request/list-funding-requests";
import { isUndecided } from "@tenora/domain/funding-request/funding-request";
import { AssigneeMark } from "~/desk/features/assignment/assignee-mark";
import { ListCell, nameCell } from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";

/** In the badge; where the list has no room for it, below the name. */
export const secondPerson = "Needs a second person";

/** Its customer. */
export const aboutOf = ({ kind, customerName }: ListedRequest) =>
  kind === "community" ? "Community campaign" : customerName;

interface NameCellProps {
  readonly request: ListedRequest;
  readonly assignee: Assignee | undefined;
  /** Only a second reviewer's attestation is missing. */
  readonly isAwaiting: boolean;
  readonly isQueue: boolean;
}

/** The seller and the number; the customer too, where it has no column of its own. */
export function NameCell({ request, assignee, isAwaiting, isQueue }: NameCellProps) {
  const { businessName, name } = request;
  const about = aboutOf(request);
  return (
    <ListCell
      // By its place: beside cells that have one it would come last on a card.
      className={classes(nameCell, "max-md:col-start-1! max-md:col-end-4! max-md:row-start-1")}
      title={`${businessName}, ${about}, ${name}`}
    >
      <div className="flex items-center gap-2.5">
        <span className="min-w-0 flex-1 xl:flex xl:items-baseline xl:gap-1.5 xl:whitespace-nowrap">
          <span className="shrink-0 font-medium">{businessName}</span>{" "}
          <span className="text-muted xl:hidden">{about}</span>{" "}
          <span className="shrink-0 text-muted xl:text-xs">
            <span className="xl:sr-only">· </span>
            {name}
          </span>
        </span>
        {isUndecided(request.status) && (
          // Among decided ones its room goes to the customer: the queue says it.
          <span className={classes("flex", !isQueue && !assignee && "xl:max-2xl:sr-only")}>
            <AssigneeMark assignee={assignee ?? null} />
          </span>
        )}
      </div>
      {isAwaiting && (
        <p className={classes("text-amber text-xs", isQueue ? "2xl:hidden" : "md:hidden")}>
          {secondPerson}
        </p>
      )}
    </ListCell>
  );
}
