import type { Assignee } from "@tenora/database/assignment/find-assignees";
import { useContext } from "react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { useAdminAction } from "../actions/use-admin-action.ts";
import { CurrentAdminContext } from "../in-memory-state.ts";

interface AssignmentLineProps {
  readonly type: "business" | "funding_request" | "case";
  /** The id of the business or the funding request; the number of a case's receivable. */
  readonly id: string;
  readonly assignee: Assignee | null;
  /** Its margins. */
  readonly className?: string;
}

const problems = {
  request: {
    ALREADY_CHANGED:
      "A colleague took, released or decided this request in the meantime. You now see the latest version.",
  },
  case: {
    ALREADY_CHANGED:
      "A colleague took or released this case in the meantime. You now see the latest version.",
    NOTHING_TO_COLLECT:
      "This receivable is no longer late, in default or disputed, so nothing was changed.",
  },
} as const;

/** Shows and changes the admin who looks after an open request or a case. Others may still act on it. */
export function AssignmentLine({ type, id, assignee, className = "mb-5" }: AssignmentLineProps) {
  const isMine = useIsMe(assignee);
  const { run, isUpdating } = useAdminAction();
  const noun = type === "case" ? "case" : "request";
  const change = (assign: boolean) => ({ seen: assignee?.adminId ?? null, assign });
  const assign = (assign: boolean) =>
    run({
      ...(type === "case"
        ? { path: `/api/admin/market/${id}/assignment`, body: change(assign) }
        : { path: `/api/admin/assignments/${id}`, body: { type, ...change(assign) } }),
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: assign
        ? { title: "Assigned to you", description: "All admins can see it." }
        : { title: "Released", description: `This ${noun} is unassigned.` },
      failed: { title: "Not saved", description: "Nothing was changed. Please try again." },
      problems: problems[noun],
    });
  return (
    <div className={classes("flex flex-wrap items-center gap-x-3 gap-y-1 text-sm", className)}>
      <p className="wrap-anywhere">
        {assignee === null ? "Unassigned" : `Assigned to ${isMine ? "you" : assignee.email}`}
      </p>
      <Button
        size="sm"
        variant="outline"
        disabled={isUpdating}
        onClick={() => void assign(!isMine)}
      >
        {isMine ? "Release" : "Assign to me"}
      </Button>
    </div>
  );
}

/** Whether this is the current admin. */
export function useIsMe(assignee: Assignee | null): boolean {
  const email = useContext(CurrentAdminContext);
  return email !== null && assignee?.email === email;
}
