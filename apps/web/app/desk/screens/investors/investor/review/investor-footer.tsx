import type { InvestorCheck } from "@tenora/database/investor/check-investor";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import {
  currentChecks,
  type InvestorCheckSubject,
  openChecks,
} from "@tenora/domain/investor/investor-check";
import type { OpenChecks } from "@tenora/domain/review/recorded-check";
import { useState } from "react";
import { BesideWarning } from "~/desk/features/actions/beside-warning";
import { ReasonForm } from "~/desk/features/actions/reason-form";
import { checksOfInvestors } from "~/desk/features/checks/check-kinds";
import { checksHeading, openWords, withoutWords } from "~/desk/features/checks/check-words";
import { quietDestructive } from "~/desk/features/quiet-destructive";
import { Button } from "~/ui/button";
import {
  investorReinstatementReasons,
  investorRejectionReasons,
  investorSuspensionReasons,
} from "../copy.ts";
import { ApproveUnchecked } from "./approve-unchecked.tsx";
import type { InvestorActions } from "./use-investor-actions.ts";

interface InvestorFooterProps {
  readonly investor: InvestorRecord;
  /** A reviewer has had the ID number before their eyes. */
  readonly isIdViewed: boolean;
  /** Oldest first. */
  readonly checks: readonly InvestorCheck[];
  /** The operator requires that each is recorded before an approval. */
  readonly needsChecks: boolean;
  readonly actions: InvestorActions;
}

type Mode = "approve" | "reject" | "suspend" | "reinstate";
const reasonHelp = "We'll email this to the investor.";

/** The actions that the investor's status allows: approve, reject, suspend or reinstate. */
export function InvestorFooter(props: InvestorFooterProps) {
  const { investor, isIdViewed, checks, needsChecks, actions } = props;
  const [mode, setMode] = useState<Mode | null>(null);
  const { isUpdating } = actions;
  const open = openChecks(checks);
  // What was seen: a check that a colleague has recorded since refuses the approval.
  const approve = () =>
    actions.decide("approved", { seenChecks: currentChecks(checks).map(({ id }) => id) });
  const back = () => setMode(null);
  const finish = async (action: Promise<boolean>) => {
    const isDone = await action;
    if (isDone) back();
    return isDone;
  };
  const shared = { about: investor.id, isUpdating, onBack: back, help: reasonHelp } as const;

  // What is recorded meanwhile in the body of the dialog may leave nothing to confirm.
  switch (mode === "approve" && openWords(checksOfInvestors, open) === "" ? null : mode) {
    case "approve":
      return (
        <ApproveUnchecked
          open={open}
          isUpdating={isUpdating}
          onConfirm={() => void finish(approve())}
          onBack={back}
        />
      );
    case "reject":
      return (
        <ReasonForm
          {...shared}
          title="Why are you rejecting this registration?"
          templates={investorRejectionReasons}
          confirmLabel="Reject with this reason"
          skipLabel="Reject without a reason"
          variant="destructive"
          onConfirm={(reason) =>
            finish(actions.decide("rejected", { reason: reason || undefined }))
          }
        />
      );
    case "suspend":
      return (
        <ReasonForm
          {...shared}
          title="Suspend this investor"
          templates={investorSuspensionReasons}
          confirmLabel="Suspend investor"
          variant="destructive"
          onConfirm={(reason) => finish(actions.suspend(reason))}
        />
      );
    case "reinstate":
      return (
        <ReasonForm
          {...shared}
          title="Reinstate this investor"
          templates={investorReinstatementReasons}
          confirmLabel="Reinstate investor"
          onConfirm={(reason) => finish(actions.reinstate(reason))}
        />
      );
    case null:
      return (
        <Choices
          {...{ investor, isIdViewed, open, needsChecks, isUpdating, approve }}
          choose={setMode}
        />
      );
  }
}

const toChecks = () => document.getElementById(checksHeading)?.focus();

interface ChoicesProps
  extends Pick<InvestorFooterProps, "investor" | "isIdViewed" | "needsChecks"> {
  readonly open: OpenChecks<InvestorCheckSubject>;
  readonly isUpdating: boolean;
  readonly approve: () => void;
  readonly choose: (mode: Mode) => void;
}

function Choices(props: ChoicesProps) {
  const { investor, isIdViewed, open, needsChecks, isUpdating, approve, choose } = props;
  const unchecked = openWords(checksOfInvestors, open);
  const isLocked = needsChecks && open.unrecorded.length > 0;
  const warning = [
    unchecked,
    !isIdViewed && "ID number not viewed yet.",
    isLocked && "Record every check to approve.",
  ];
  const approval = (label: string, describedBy: string | undefined) => (
    <Button
      variant={describedBy ? "outline" : "default"}
      aria-describedby={describedBy}
      disabled={isUpdating}
      // Not natively: it keeps its focus, with which its warning is read, and leads to what is missing.
      aria-disabled={isLocked || undefined}
      className={isLocked ? "pointer-events-auto!" : undefined}
      onClick={() => (isLocked ? toChecks() : unchecked ? choose("approve") : approve())}
    >
      {label}
      {!isLocked && withoutWords(open)}
    </Button>
  );
  switch (investor.status) {
    case "pending":
      return (
        <BesideWarning warning={warning.filter(Boolean).join(" ")}>
          {(describedBy) => (
            <>
              <Button
                variant="outline"
                className={quietDestructive}
                disabled={isUpdating}
                onClick={() => choose("reject")}
              >
                Reject
              </Button>
              {approval("Approve", describedBy)}
            </>
          )}
        </BesideWarning>
      );
    case "rejected":
      return (
        <BesideWarning warning={warning.filter(Boolean).join(" ")}>
          {(describedBy) => approval("Approve after all", describedBy)}
        </BesideWarning>
      );
    case "approved":
      return investor.suspendedAt === null ? (
        <Button
          variant="outline"
          className={quietDestructive}
          disabled={isUpdating}
          onClick={() => choose("suspend")}
        >
          Suspend
        </Button>
      ) : (
        <Button disabled={isUpdating} onClick={() => choose("reinstate")}>
          Reinstate
        </Button>
      );
  }
}
