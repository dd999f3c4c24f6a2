import { defaultTier, type Tier } from "@tenora/domain/business/business";
import { useState } from "react";
import { TierSelect } from "~/desk/features/actions/tier-select";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { type Candidate, hasWarning } from "./candidate.ts";
import { CandidateRow } from "./candidate-row.tsx";
import { useApproval } from "./use-approval.ts";

interface ApprovalDialogProps {
  readonly candidates: readonly Candidate[];
  /** It was closed while the approval runs, and opens again with the results. */
  readonly isMinimized: boolean;
  readonly onMinimize: () => void;
  /** The approval is done, or was cancelled. */
  readonly onClose: (isDone: boolean) => void;
}

/** Confirms the approval of several requests, and then shows each result. */
export function ApprovalDialog({
  candidates: all,
  isMinimized,
  onMinimize,
  onClose,
}: ApprovalDialogProps) {
  const warned = all.filter(hasWarning).length;
  // Left out at first, unless all have a warning: no admin approves one unseen.
  const [isLeftOut, setLeftOut] = useState(warned < all.length);
  const [tier, setTier] = useState<Tier>(defaultTier);
  const { rejections, failure, isBusy, approve } = useApproval();
  const candidates = isLeftOut ? all.filter((one) => !hasWarning(one)) : all;
  const isDone = rejections !== null;
  const approved = candidates.filter(({ id }) => rejections?.get(id) === null).length;
  const close = () => onClose(isDone);
  const noun = candidates.length === 1 ? "business" : "businesses";
  return (
    <Dialog
      open={!(isMinimized && isBusy)}
      size="lg"
      onClose={isBusy ? onMinimize : close}
      title={
        isDone
          ? `${approved} of ${candidates.length} approved`
          : `Approve ${candidates.length} ${noun}?`
      }
      description={
        isDone
          ? "Each approved business is notified by email."
          : "Make sure you've checked each certificate. Requests a colleague has already decided are skipped."
      }
      footer={
        isDone ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="outline" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button busy={isBusy} onClick={() => approve(candidates, tier)}>
              Approve {candidates.length} {noun}
            </Button>
          </>
        )
      }
    >
      {failure && (
        <Notice tone="bad" className="mb-5">
          {failure}
        </Notice>
      )}
      {!isDone && warned === all.length && (
        <Notice tone="warning" className="mb-5">
          {warned === 1 ? "It has a warning." : "Each of these has a warning."} Look at it before
          you approve.
        </Notice>
      )}
      {!isDone && (
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <TierSelect label="Tier for all" tier={tier} onChange={setTier} />
          {isLeftOut && warned > 0 && (
            <p className="mr-auto text-muted text-sm">
              {warned === 1 ? "1 with a warning is" : `${warned} with warnings are`} left out.
            </p>
          )}
          {warned > 0 && warned < all.length && (
            <Button variant="outline" disabled={isBusy} onClick={() => setLeftOut(!isLeftOut)}>
              {isLeftOut ? "Include" : "Leave out"} {warned} with{" "}
              {warned === 1 ? "a warning" : "warnings"}
            </Button>
          )}
        </div>
      )}
      <ul aria-live="polite" className="mt-5 divide-y divide-line border-line border-y">
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            rejection={rejections?.get(candidate.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
