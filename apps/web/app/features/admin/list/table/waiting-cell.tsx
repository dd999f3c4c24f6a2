import { afterWorkingDays } from "@tenora/domain/business/review-time";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { classes } from "~/ui/classes";
import { age } from "../../age.ts";
import { ListCell, narrowCell } from "./list-table.tsx";

export const waitingColumn = "Waiting";

interface WaitingProps {
  /** Since when it waits for a decision. */
  readonly since: Date;
  /** In ms since 1970. */
  readonly now: number;
  /** Where it is usually decided in so many working days. */
  readonly reviewDays?: number;
}

/** How long something has waited for a decision, and whether that is too long. */
export function Waiting({ since, now, reviewDays }: WaitingProps) {
  const start = new Date(since).getTime();
  const isOverdue = reviewDays !== undefined && now > afterWorkingDays(start, reviewDays);
  return (
    <span
      className={classes("figures text-xs", isOverdue ? "font-medium text-brick" : "text-amber")}
    >
      {age(now - start)}
      {isOverdue && (
        <>
          {/* Where the word has no room; never by the colour alone. */}
          <TriangleAlert
            aria-hidden="true"
            className="-mt-0.5 ml-1 inline size-3.5 max-md:hidden 2xl:hidden"
          />
          <span className="md:max-2xl:sr-only">, overdue</span>
        </>
      )}
    </span>
  );
}

/** The same in a column of its own; null where it doesn't wait for us. */
export const WaitingCell = ({
  since,
  ...rest
}: Omit<WaitingProps, "since"> & { since: Date | null }) =>
  since === null ? (
    <ListCell className="max-md:hidden md:table-cell" />
  ) : (
    <ListCell label={waitingColumn} className={narrowCell}>
      <Waiting since={since} {...rest} />
    </ListCell>
  );
