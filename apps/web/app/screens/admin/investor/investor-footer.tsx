import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { useState } from "react";
import { BesideWarning } from "~/features/admin/actions/beside-warning";
import { ReasonForm } from "~/features/admin/actions/reason-form";
import { quietDestructive } from "~/features/admin/quiet-destructive";
import { Button } from "~/ui/button";
import { reinstatementReasons, rejectionReasons, suspensionReasons } from "./copy.ts";
import type { InvestorActions } from "./use-investor-actions.ts";

interface InvestorFooterProps {
  readonly investor: InvestorRecord;
  /** A reviewer has had the ID number before their eyes. */
  readonly isIdViewed: boolean;
  readonly actions: InvestorActions;
}

type Mode = "reject" | "suspend" | "reinstate";
const reasonHelp = "We'll email this to the investor.";

/** The actions that the investor's status allows: approve, reject, suspend or reinstate. */
export function InvestorFooter({ investor, isIdViewed, actions }: InvestorFooterProps) {
  const [mode, setMode] = useState<Mode | null>(null);
  const { isUpdating } = actions;
  const back = () => setMode(null);
  const finish = async (action: Promise<boolean>) => {
    const isDone = await action;
    if (isDone) back();
    return isDone;
  };
  const shared = { about: investor.id, isUpdating, onBack: back, help: reasonHelp } as const;

  switch (mode) {
    case "reject":
      return (
        <ReasonForm
          {...shared}
          title="Why are you rejecting this registration?"
          templates={rejectionReasons}
          confirmLabel="Reject with this reason"
          skipLabel="Reject without a reason"
          variant="destructive"
          onConfirm={(reason) => finish(actions.decide("rejected", reason || undefined))}
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
      return <Choices {...{ investor, isIdViewed, actions }} choose={setMode} />;
  }
}

type ChoicesProps = InvestorFooterProps & { readonly choose: (mode: Mode) => void };

function Choices({ investor, isIdViewed, actions, choose }: ChoicesProps) {
  const { isUpdating } = actions;
  const approve = (label: string, describedBy?: string) => (
    <Button
      aria-describedby={describedBy}
      disabled={isUpdating}
      onClick={() => actions.decide("approved")}
    >
      {label}
    </Button>
  );
  switch (investor.status) {
    case "pending":
      return (
        <BesideWarning warning={isIdViewed ? "" : "ID number not viewed yet."}>
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
      return approve("Approve after all");
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
