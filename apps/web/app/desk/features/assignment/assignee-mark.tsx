import type { Assignee } from "@tenora/database/assignment/find-assignees";
import UserRound from "lucide-react/icons/user-round";
import { useIsMe } from "./assignment-line.tsx";

/** The admin who looks after a row's open request, in short; the pointer shows the whole address. */
export function AssigneeMark({ assignee }: { readonly assignee: Assignee | null }) {
  const isMine = useIsMe(assignee);
  // Only wide lists have room beside a name for what is so of most.
  if (assignee === null)
    return <span className="shrink-0 text-muted text-xs max-2xl:sr-only">Unassigned</span>;
  return (
    <span
      title={`Assigned to ${assignee.email}`}
      className="inline-flex max-w-24 shrink-0 items-center gap-1 text-muted text-xs"
    >
      <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">assigned to </span>
      <span className="truncate">{isMine ? "you" : assignee.email.split("@")[0]}</span>
    </span>
  );
}
