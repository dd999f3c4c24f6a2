import { defaultTier, type Tier } from "@tenora/domain/business/business";
import { useState } from "react";
import { TierSelect } from "~/features/admin/actions/tier-select";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { type Candidate, useApproval } from "./use-approval.ts";

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
  candidates,
  isMinimized,
  onMinimize,
  onClose,
}: ApprovalDialogProps) {
  const [tier, setTier] = useState<Tier>(defaultTier);
  const { rejections, failure, isBusy, approve } = useApproval();
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
      {!isDone && <TierSelect label="Tier for all" tier={tier} onChange={setTier} />}
      <ul aria-live="polite" className="mt-5 divide-y divide-line border-line border-y">
        {candidates.map(({ id, companyName, registrationNumber }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 py-3"
          >
            <div className="min-w-0">
              <span className="break-words font-medium">{companyName}</span>
              <span className="block text-muted text-sm">{registrationNumber}</span>
              {rejections?.get(id) && <p className="mt-1 text-sm">{rejections.get(id)}</p>}
            </div>
            {isDone && (
              <Badge tone={rejections.get(id) === null ? "good" : "bad"}>
                {rejections.get(id) === null ? "Approved" : "Not approved"}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
