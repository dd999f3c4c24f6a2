import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { OpenChecks } from "@tenora/domain/investor/investor-check";
import { useState } from "react";
import { BesideWarning } from "~/features/admin/actions/beside-warning";
import { ReasonForm } from "~/features/admin/actions/reason-form";
import { quietDestructive } from "~/features/admin/quiet-destructive";
import { Button } from "~/ui/button";
import { ApproveUnchecked } from "./approve-unchecked.tsx";
import { openWords } from "./check-words.ts";
import { reinstatementReasons, rejectionReasons, suspensionReasons } from "./copy.ts";
import type { InvestorActions } from "./use-investor-actions.ts";

interface InvestorFooterProps {
  readonly investor: InvestorRecord;
  /** A reviewer has had the ID number before their eyes. */
  readonly isIdViewed: boolean;
  readonly open: OpenChecks;
  readonly actions: InvestorActions;
}

type Mode = "approve" | "reject" | "suspend" | "reinstate";
const reasonHelp = "We'll email this to the investor.";

/** The actions that the investor's status allows: approve, reject, suspend or reinstate. */
export function InvestorFooter({ investor, isIdViewed, open, actions }: InvestorFooterProps) {
  const [mode, setMode] = useState<Mode | null>(null);
  const { isUpdating } = actions;
  const back = () => setMode(null);
  const finish = async (action: Promise<boolean>) => {
    const isDone = await action;
    if (isDone) back();
    return isDone;
  };
  const shared = { about: investor.id, isUpdating, onBack: back, help: reasonHelp } as const;

  // What is recorded meanwhile in the body of the dialog may leave nothing to confirm.
  switch (mode === "approve" && openWords(open) === "" ? null : mode) {
    case "approve":
      return (
        <ApproveUnchecked
          open={open}
          isUpdating={isUpdating}
          onConfirm={() => {
            const accepted = { unrecorded: open.unrecorded.length, concerns: open.concerns.length };
            void finish(actions.decide("approved", { accepted }));
          }}
          onBack={back}
        />
      );
    case "reject":
      return (
        <ReasonForm
          {...shared}
          title="Why are you rejecting this registration?"
          templates={rejectionReasons}
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
          templates={suspensionReasons}
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
          templates={reinstatementReasons}
          confirmLabel="Reinstate investor"
          onConfirm={(reason) => finish(actions.reinstate(reason))}
        />
      );
    case null:
      return <Choices {...{ investor, isIdViewed, open, actions }} choose={setMode} />;
  }
}

type ChoicesProps = InvestorFooterProps & { readonly choose: (mode: Mode) => void };

function Choices({ investor, isIdViewed, open, actions, choose }: ChoicesProps) {
  const { isUpdating } = actions;
  const unchecked = openWords(open);
  const warning = [unchecked, !isIdViewed && "ID number not viewed yet."].filter(Boolean).join(" ");
  const approve = (label: string, describedBy: string | undefined) => (
    <Button
      aria-describedby={describedBy}
      disabled={isUpdating}
      onClick={() => (unchecked ? choose("approve") : actions.decide("approved"))}
    >
      {label}
    </Button>
  );
  switch (investor.status) {
    case "pending":
      return (
        <BesideWarning warning={warning}>
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
              {approve("Approve", describedBy)}
            </>
          )}
        </BesideWarning>
      );
    case "rejected":
      return (
        <BesideWarning warning={warning}>
          {(describedBy) => approve("Approve after all", describedBy)}
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
