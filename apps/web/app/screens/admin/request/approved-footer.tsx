import type { BusinessForReview } from "@tenora/database/find-business-for-review";
import { canReinstate, canSuspend, type Tier } from "@tenora/domain/business";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ReasonForm } from "../acts/reason-form.tsx";
import { TierSelect } from "../acts/tier-select.tsx";
import type { Acts } from "./use-request-acts.ts";
import { reinstatementReasons, suspensionReasons, tierReasons } from "./words.ts";

interface ApprovedFooterProps {
  readonly business: BusinessForReview;
  readonly acts: Acts;
}

/** What can be done to an approved business: another tier, suspend, reinstate. Each needs a reason. */
export function ApprovedFooter({ business, acts }: ApprovedFooterProps) {
  const [mode, setMode] = useState<"tier" | "suspend" | "reinstate" | null>(null);
  const [tier, setTier] = useState<Tier>(business.tier);
  const back = () => setMode(null);
  const finish = async (act: Promise<boolean>) => {
    const isDone = await act;
    if (isDone) back();
    return isDone;
  };
  const shared = { about: business.id, isUpdating: acts.isUpdating, onBack: back } as const;
  const given = (words: string) => (reason: string) => (reason ? words : null);

  switch (mode) {
    case "tier":
      return (
        <ReasonForm
          {...shared}
          title="Move to another tier"
          help="The director reads it in the mail. Kept in the history."
          templates={tierReasons}
          confirm={tier === business.tier ? () => null : given("Change tier")}
          onConfirm={(reason) => finish(acts.changeTier(business.tier, tier, reason))}
        >
          <TierSelect label="New tier" tier={tier} onChange={setTier} />
        </ReasonForm>
      );
    case "suspend":
      return (
        <ReasonForm
          {...shared}
          title="Suspend this business"
          help="Its feature pages close at once, and the director reads this in the mail. Kept in the history."
          templates={suspensionReasons}
          confirm={given("Suspend business")}
          variant="destructive"
          onConfirm={(reason) => finish(acts.suspend(reason))}
        />
      );
    case "reinstate":
      return (
        <ReasonForm
          {...shared}
          title="Reinstate this business"
          help="Its feature pages open again, and the director reads this in the mail. Kept in the history."
          templates={reinstatementReasons}
          confirm={given("Reinstate business")}
          onConfirm={(reason) => finish(acts.reinstate(reason))}
        />
      );
    case null:
      return (
        <>
          <Button variant="outline" disabled={acts.isUpdating} onClick={() => setMode("tier")}>
            Change tier
          </Button>
          {canSuspend(business) && (
            <Button
              variant="destructive"
              disabled={acts.isUpdating}
              onClick={() => setMode("suspend")}
            >
              Suspend
            </Button>
          )}
          {canReinstate(business) && (
            <Button disabled={acts.isUpdating} onClick={() => setMode("reinstate")}>
              Reinstate
            </Button>
          )}
        </>
      );
  }
}
