import type { Assignee } from "@tenora/database/assignment/find-assignees";
import { useContext } from "react";
import { Button } from "~/ui/button";
import { useAdminAction } from "../actions/use-admin-action.ts";
import { CurrentAdminContext } from "../in-memory-state.ts";

interface AssignmentLineProps {
  readonly type: "business" | "funding_request";
  /** The id of the business or the funding request. */
  readonly id: string;
  readonly assignee: Assignee | null;
}

const problems = {
  ALREADY_CHANGED:
    "A colleague took, released or decided this request in the meantime. You now see the latest version.",
} as const;

/** Who looks after an open request, to take and to release it. Anybody may still decide it. */
export function AssignmentLine({ type, id, assignee }: AssignmentLineProps) {
  const isMine = useIsMe(assignee);
  const { run, isUpdating } = useAdminAction();
  const assign = (assign: boolean) =>
    run({
      path: `/api/admin/assignments/${id}`,
      body: { type, seen: assignee?.adminId ?? null, assign },
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: assign
        ? { title: "Assigned to you", description: "All admins can see it." }
        : { title: "Released", description: "This request is unassigned." },
      failed: { title: "Not saved", description: "Nothing was changed. Please try again." },
      problems,
    });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
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
