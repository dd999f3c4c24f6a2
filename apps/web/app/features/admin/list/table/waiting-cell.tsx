import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { classes } from "~/ui/classes";
import { age } from "../../age.ts";
import { ListCell, narrowCell } from "./list-table.tsx";

export const waitingColumn = "Waiting";

interface WaitingCellProps {
  /** Since when it waits for a decision; null where it doesn't wait for ours. */
  readonly since: Date | null;
  /** In ms since 1970. */
  readonly now: number;
  /** Where it is usually decided in so many working days. */
  readonly reviewDays?: number;
}

/** How long something has waited for a decision, and whether that is too long. */
export function WaitingCell({ since, now, reviewDays }: WaitingCellProps) {
  if (since === null) return <ListCell className="max-md:hidden md:table-cell" />;
  const start = new Date(since).getTime();
  const isOverdue = reviewDays !== undefined && now > afterWorkingDays(start, reviewDays);
  return (
    <ListCell
      label={waitingColumn}
      className={classes(
        narrowCell,
        "figures text-xs",
        isOverdue ? "font-medium text-brick" : "text-amber",
      )}
    >
      {age(now - start)}
      {isOverdue && ", overdue"}
    </ListCell>
  );
}
