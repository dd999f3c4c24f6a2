import type { InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import type { OpenChecks } from "@tenora/domain/review/recorded-check";
import { useEffect, useRef } from "react";
import { checksOfInvestors } from "~/desk/features/checks/check-kinds";
import { approvedWithout, openWords } from "~/desk/features/checks/check-words";
import { Button } from "~/ui/button";

interface ApproveUncheckedProps {
  readonly open: OpenChecks<InvestorCheckSubject>;
  readonly isUpdating: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Asks once more, in the foot of the dialog, before an investor is approved whose checks aren't all clear. */
export function ApproveUnchecked({ open, isUpdating, onConfirm, onBack }: ApproveUncheckedProps) {
  const { unrecorded, concerns } = open;
  const title = `Approve with ${approvedWithout(unrecorded.length, concerns.length)}?`;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset
      ref={group}
      aria-label={title}
      tabIndex={-1}
      className="w-full space-y-4 outline-none"
    >
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="mt-1 text-muted text-sm">
          {openWords(checksOfInvestors, open)} The audit log will say so.
        </p>
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={isUpdating} onClick={onBack}>
          Back
        </Button>
        <Button disabled={isUpdating} onClick={onConfirm}>
          Approve anyway
        </Button>
      </div>
    </fieldset>
  );
}
