import { defaultTier, type Tier } from "@tenora/domain/business/business";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { ReasonForm } from "~/features/admin/actions/reason-form";
import { TierSelect } from "~/features/admin/actions/tier-select";
import { Button } from "~/ui/button";
import { rejectionReasons } from "./copy.ts";
import type { RequestActions } from "./use-request-actions.ts";

/** Whether the reviewer has had the certificate before their eyes since they opened the request. */
export type CertificateView = "seen" | "unseen" | "missing";

const warnings: Readonly<Record<CertificateView, string>> = {
  seen: "",
  unseen: "You haven’t looked at the certificate yet.",
  missing: "There’s no certificate to check.",
};

interface PendingFooterProps {
  readonly businessId: string;
  readonly certificate: CertificateView;
  readonly actions: RequestActions;
}

/** The decision on a pending request: approve with a tier, or reject with a reason. */
export function PendingFooter({ businessId, certificate, actions }: PendingFooterProps) {
  const [isRejecting, setRejecting] = useState(false);
  const [tier, setTier] = useState<Tier>(defaultTier);
  if (isRejecting) {
    return (
      <ReasonForm
        about={businessId}
        title="Why is this request rejected?"
        help="We'll email this to the director and show it in the business portal."
        templates={rejectionReasons}
        confirmLabel="Reject with this reason"
        skipLabel="Reject without a reason"
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
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-end">
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
        {warnings[certificate] && (
          <p className="flex items-center gap-1.5 text-amber text-sm sm:order-first">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {warnings[certificate]}
          </p>
        )}
      </div>
    </div>
  );
}
