import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { formatDayAndMonth } from "@tenora/domain/text/format-date";
import { classes } from "~/ui/classes";
import { decisionDue } from "../../decision-due.ts";
import { ListCell, narrowCell } from "./list-table.tsx";

export const waitingColumn = "Decision";

interface WaitingProps {
  /** Since when it waits for a decision. */
  readonly since: Date;
  /** In ms since 1970. */
  readonly now: number;
  /** In so many working days it is usually decided. */
  readonly reviewDays: number;
}

/** When a decision is due that something waits for, and for how long it has been. */
export function WaitingTime({ since, now, reviewDays }: WaitingProps) {
  const due = afterWorkingDays(new Date(since).getTime(), reviewDays);
  const isOverdue = now > due;
  const words = `Due ${formatDayAndMonth(new Date(due))}`;
  return (
    <span
      title={`Due ${decisionDue(since, reviewDays)}`}
      className={classes("figures text-xs", isOverdue ? "font-medium text-brick" : "text-amber")}
    >
      {isOverdue ? (
        <>
          {/* The date gives way where other columns need its room. */}
          <span className="max-2xl:sr-only">{words} · </span>
          {overdueFor(now - due)} overdue
        </>
      ) : (
        words
      )}
    </span>
  );
}

/** "22 h", and from the third day on in days. */
function overdueFor(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  if (hours < 1) return "under 1 h";
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
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
      <WaitingTime since={since} {...rest} />
    </ListCell>
  );
