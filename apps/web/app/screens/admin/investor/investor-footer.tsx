import type { InvestorRecord } from "@tenora/database/investor-record";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ReasonForm } from "../acts/reason-form.tsx";
import type { Acts } from "./use-investor-acts.ts";
import { reinstatementReasons, rejectionReasons, suspensionReasons } from "./words.ts";

interface InvestorFooterProps {
  readonly investor: InvestorRecord;
  readonly acts: Acts;
}

type Mode = "reject" | "suspend" | "reinstate";
const read = "The investor reads it in the mail.";

/** What can be done to an investor as he stands: approve, reject, suspend, reinstate. */
export function InvestorFooter({ investor, acts }: InvestorFooterProps) {
  const [mode, setMode] = useState<Mode | null>(null);
  const { isUpdating } = acts;
  const back = () => setMode(null);
  const finish = async (act: Promise<boolean>) => {
    const isDone = await act;
    if (isDone) back();
    return isDone;
  };
  const given = (words: string) => (reason: string) => (reason ? words : null);
  const shared = { about: investor.id, isUpdating, onBack: back, help: read } as const;

  switch (mode) {
    case "reject":
      return (
        <ReasonForm
          {...shared}
          title="Why is this registration rejected?"
          templates={rejectionReasons}
          confirm={(reason) => (reason ? "Reject with this reason" : "Reject without a reason")}
          variant="destructive"
          onConfirm={(reason) => finish(acts.decide("rejected", reason || undefined))}
        />
      );
    case "suspend":
      return (
        <ReasonForm
          {...shared}
          title="Suspend this investor"
          templates={suspensionReasons}
          confirm={given("Suspend investor")}
          variant="destructive"
          onConfirm={(reason) => finish(acts.suspend(reason))}
        />
      );
    case "reinstate":
      return (
        <ReasonForm
          {...shared}
          title="Reinstate this investor"
          templates={reinstatementReasons}
          confirm={given("Reinstate investor")}
          onConfirm={(reason) => finish(acts.reinstate(reason))}
        />
      );
    case null:
      return <Choices investor={investor} acts={acts} choose={setMode} />;
  }
}

type ChoicesProps = InvestorFooterProps & { readonly choose: (mode: Mode) => void };

function Choices({ investor, acts, choose }: ChoicesProps) {
  const { isUpdating } = acts;
  const approve = (label: string) => (
    <Button disabled={isUpdating} onClick={() => acts.decide("approved")}>
      {label}
    </Button>
  );
  switch (investor.status) {
    case "pending":
      return (
        <>
          <Button variant="destructive" disabled={isUpdating} onClick={() => choose("reject")}>
            Reject
          </Button>
          {approve("Approve")}
        </>
      );
    case "rejected":
      return approve("Approve after all");
    case "approved":
      return investor.suspendedAt === null ? (
        <Button variant="destructive" disabled={isUpdating} onClick={() => choose("suspend")}>
          Suspend
        </Button>
      ) : (
        <Button disabled={isUpdating} onClick={() => choose("reinstate")}>
          Reinstate
        </Button>
      );
  }
}
