import { useState } from "react";
import { Button } from "~/ui/button";
import { ApprovalDialog } from "./approval-dialog.tsx";
import { type ApprovalMarks, type Candidate, toCandidate } from "./candidate.ts";
import type { Selection } from "./use-selection.ts";

interface BulkApprovalProps {
  readonly chosen: Selection;
  readonly marks: ApprovalMarks;
  /** No list is shown to select from. A running approval still shows its results. */
  readonly isHidden: boolean;
}

/** Selects several pending requests of a list and approves them at once. */
export function BulkApproval({ chosen, marks, isHidden }: BulkApprovalProps) {
  // As selected when the dialog opened, since the list changes behind it.
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  const [isMinimized, setMinimized] = useState(false);
  const { pending, businesses } = chosen;
  const open = () => {
    setMinimized(false);
    // One approval at a time: a running one is shown again.
    setCandidates(candidates ?? businesses.map((one) => toCandidate(one, marks)));
  };
  const close = (isDone: boolean) => {
    setCandidates(null);
    if (isDone) chosen.clear();
  };
  return (
    <>
      {!isHidden && pending.length > 0 && (
        <div className="mt-1 flex min-h-9 md:min-h-7 md:pointer-coarse:min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <label className="flex min-h-9 cursor-pointer items-center gap-3 pl-3 text-sm md:min-h-7 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={businesses.length === pending.length}
              ref={(box) => {
                if (box)
                  box.indeterminate = businesses.length > 0 && businesses.length < pending.length;
              }}
              onChange={chosen.toggleAll}
              className="size-5 cursor-pointer accent-primary"
            />
            {businesses.length > 0
              ? `${businesses.length} of ${pending.length} pending selected`
              : `Select all ${pending.length} pending on this page`}
          </label>
          {businesses.length > 0 && (
            <Button size="sm" onClick={open}>
              Approve selected
            </Button>
          )}
        </div>
      )}
      {candidates && (
        <ApprovalDialog
          candidates={candidates}
          isMinimized={isMinimized}
          onMinimize={() => setMinimized(true)}
          onClose={close}
        />
      )}
    </>
  );
}
