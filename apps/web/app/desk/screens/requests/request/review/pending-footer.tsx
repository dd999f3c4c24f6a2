import type { BusinessCheck } from "@tenora/database/business/check-business";
import type { Tier } from "@tenora/domain/business/business";
import { openChecksOf } from "@tenora/domain/review/recorded-check";
import { useState } from "react";
import { BesideWarning } from "~/desk/features/actions/beside-warning";
import { ReasonForm } from "~/desk/features/actions/reason-form";
import { checksOfBusinesses } from "~/desk/features/checks/check-kinds";
import { openWords } from "~/desk/features/checks/check-words";
import { quietDestructive } from "~/desk/features/quiet-destructive";
import { Button } from "~/ui/button";
import { rejectionReasons } from "../copy.ts";
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
  /** The director was asked for another certificate and hasn't sent it. */
  readonly isWithApplicant: boolean;
  /** The checks of the business's last submission; oldest first. */
  readonly checks: readonly BusinessCheck[];
  /** What an approval gives. */
  readonly tier: Tier;
  /** The country of its company register; empty while none is chosen. */
  readonly country: string;
  /** Says at the field that an approval needs one. */
  readonly onCountryMissing: () => void;
  readonly actions: RequestActions;
}

/** The decision on a pending request: approve with a tier, or reject with a reason. */
export function PendingFooter(props: PendingFooterProps) {
  const { businessId, certificate, isWithApplicant, checks, tier, country, actions } = props;
  const [isRejecting, setRejecting] = useState(false);
  if (isRejecting) {
    return (
      <ReasonForm
        about={businessId}
        title="Why are you rejecting this request?"
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
  const warning = [
    warnings[certificate],
    isWithApplicant && "The one you asked for hasn’t arrived yet.",
    openWords(checksOfBusinesses, openChecksOf(checksOfBusinesses.subjects, checks)),
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <BesideWarning warning={warning}>
      {(describedBy) => (
        <>
          <Button
            variant="outline"
            className={quietDestructive}
            disabled={actions.isUpdating}
            onClick={() => setRejecting(true)}
          >
            Reject
          </Button>
          <Button
            variant={warning ? "outline" : "default"}
            aria-describedby={describedBy}
            disabled={actions.isUpdating}
            onClick={() =>
              country === ""
                ? props.onCountryMissing()
                : actions.decide("approved", { tier, country })
            }
          >
            Approve
          </Button>
        </>
      )}
    </BesideWarning>
  );
}
