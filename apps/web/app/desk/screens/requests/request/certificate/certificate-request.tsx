import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { RequestActions } from "../review/use-request-actions.ts";
import { CertificateRequestDialog } from "./certificate-request-dialog.tsx";

interface CertificateRequestProps {
  readonly business: Pick<BusinessForReview, "id" | "certificateRequest">;
  readonly actions: RequestActions;
}

/** What was asked of a pending request's certificate, and the way to ask for another one. */
export function CertificateRequest({ business, actions }: CertificateRequestProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, certificateRequest: last } = business;
  const isWaiting = last !== null && last.answeredAt === null;
  return (
    <section aria-label="Another certificate" className="space-y-3">
      {last && (
        <Notice
          tone="waiting"
          role="none"
          title={isWaiting ? "Waiting for the applicant" : "New certificate"}
        >
          <p className="wrap-anywhere whitespace-pre-line">“{last.message}”</p>
          <p className="figures mt-1 text-muted text-sm">
            Asked {formatMoment(new Date(last.requestedAt))} UTC
            {last.answeredAt && ` · received ${formatMoment(new Date(last.answeredAt))} UTC`}
          </p>
        </Notice>
      )}
      {!isWaiting && (
        <>
          <Button
            size="sm"
            variant="link"
            className="-ml-3.5"
            disabled={actions.isUpdating}
            onClick={() => setOpen(true)}
          >
            Ask for another certificate
          </Button>
          <CertificateRequestDialog
            businessId={id}
            isOpen={isOpen}
            actions={actions}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </section>
  );
}
