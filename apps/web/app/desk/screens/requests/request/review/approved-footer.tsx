import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { canReinstate, canSuspend, type Tier } from "@tenora/domain/business/business";
import { useState } from "react";
import { ReasonForm, requireReason } from "~/desk/features/actions/reason-form";
import { TierSelect } from "~/desk/features/actions/tier-select";
import { quietDestructive } from "~/desk/features/quiet-destructive";
import { Button } from "~/ui/button";
import { reinstatementReasons, suspensionReasons, tierReasons } from "../copy.ts";
import type { RequestActions } from "./use-request-actions.ts";

interface ApprovedFooterProps {
  readonly business: BusinessForReview;
  readonly actions: RequestActions;
}

/** The actions on an approved business: change tier, suspend or reinstate. Each needs a reason. */
export function ApprovedFooter({ business, actions }: ApprovedFooterProps) {
  const [mode, setMode] = useState<"tier" | "suspend" | "reinstate" | null>(null);
  const [tier, setTier] = useState<Tier>(business.tier);
  const [tierError, setTierError] = useState<string | null>(null);
  const back = () => setMode(null);
  const finish = async (action: Promise<boolean>) => {
    const isDone = await action;
    if (isDone) back();
    return isDone;
  };
  const shared = { about: business.id, isUpdating: actions.isUpdating, onBack: back } as const;

  switch (mode) {
    case "tier":
      return (
        <ReasonForm
          {...shared}
          title="Move to another tier"
          help="We'll email this reason to the director and keep it in the history."
          templates={tierReasons}
          confirmLabel="Change tier"
          check={(reason) => {
            setTierError(tier === business.tier ? "Please choose another tier" : null);
            return requireReason(reason);
          }}
          onConfirm={async (reason) =>
            tier !== business.tier && finish(actions.changeTier(business.tier, tier, reason))
          }
        >
          <TierSelect
            label="New tier"
            error={tierError ?? undefined}
            tier={tier}
            onChange={(chosen) => {
              setTierError(null);
              setTier(chosen);
            }}
          />
        </ReasonForm>
      );
    case "suspend":
      return (
        <ReasonForm
          {...shared}
          title="Suspend this business"
          help="The business immediately loses access to everything but its payments. We'll email this reason to the director, show it in the business portal and keep it in the history."
          templates={suspensionReasons}
          confirmLabel="Suspend business"
          variant="destructive"
          onConfirm={(reason) => finish(actions.suspend(reason))}
        />
      );
    case "reinstate":
      return (
        <ReasonForm
          {...shared}
          title="Reinstate this business"
          help="The business gets access back immediately. We'll email this reason to the director and keep it in the history."
          templates={reinstatementReasons}
          confirmLabel="Reinstate business"
          onConfirm={(reason) => finish(actions.reinstate(reason))}
        />
      );
    case null:
      return (
        <div className="flex w-full justify-end gap-3 max-sm:*:flex-1">
          <Button variant="outline" disabled={actions.isUpdating} onClick={() => setMode("tier")}>
            Change tier
          </Button>
          {canSuspend(business) && (
            <Button
              variant="outline"
              className={quietDestructive}
              disabled={actions.isUpdating}
              onClick={() => setMode("suspend")}
            >
              Suspend
            </Button>
          )}
          {canReinstate(business) && (
            <Button disabled={actions.isUpdating} onClick={() => setMode("reinstate")}>
              Reinstate
            </Button>
          )}
        </div>
      );
  }
}
