import { defaultTier, type Tier } from "@tenora/domain/business/business";
import { useState } from "react";
import { ReasonForm } from "~/features/admin/actions/reason-form";
import { TierSelect } from "~/features/admin/actions/tier-select";
import { Button } from "~/ui/button";
import { rejectionReasons } from "./copy.ts";
import type { RequestActions } from "./use-request-actions.ts";

/** The decision on a pending request: approve with a tier, or reject with a reason. */
export function PendingFooter({
  businessId,
  actions,
}: {
  businessId: string;
  actions: RequestActions;
}) {
  const [isRejecting, setRejecting] = useState(false);
  const [tier, setTier] = useState<Tier>(defaultTier);
  if (isRejecting) {
    return (
      <ReasonForm
        about={businessId}
        title="Why is this request rejected?"
        help="We'll email this to the director and show it in the business portal."
        templates={rejectionReasons}
        confirmLabel={(reason) => (reason ? "Reject with this reason" : "Reject without a reason")}
        variant="destructive"
        isUpdating={actions.isUpdating}
        onConfirm={(reason) => actions.decide("rejected", { reason: reason || undefined })}
        onBack={() => setRejecting(false)}
      />
    );
  }
  return (
    <div className="flex w-full flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
      <div className="sm:w-56">
        <TierSelect label="Tier on approval" tier={tier} onChange={setTier} />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button
          variant="destructive"
          disabled={actions.isUpdating}
          onClick={() => setRejecting(true)}
        >
          Reject
        </Button>
        <Button disabled={actions.isUpdating} onClick={() => actions.decide("approved", { tier })}>
          Approve
        </Button>
      </div>
    </div>
  );
}
