import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import { Notice } from "~/ui/notice";
import { DocumentPreview } from "./document-preview.tsx";
import { certificateLink } from "./fetch-document-link.ts";
import { OriginalButton } from "./original-button.tsx";

interface DocumentPanelProps {
  readonly business: BusinessForReview;
  readonly isDisabled: boolean;
  /** Called with the certificate's path once it is shown and in sight. */
  readonly onSeen: (path: string) => void;
}

/** The certificate with a button for the original, or a notice that its upload failed. */
export function DocumentPanel({ business, isDisabled, onSeen }: DocumentPanelProps) {
  const { certificateInfo, certificateUrl, id, status } = business;
  // Every action reloads the business, so the certificate may have changed since it was opened.
  const [openedWith] = useState(certificateUrl);
  if (certificateInfo?.uploadFailed) {
    return (
      <Notice tone="warning" title="We didn't receive the certificate" role="none">
        Our document storage was unavailable when “{certificateInfo.fileName}” was uploaded. Ask the
        director to send it again.
      </Notice>
    );
  }
  return (
    <section aria-label="Document" className="overflow-hidden rounded-control border border-line">
      <div className="flex flex-wrap items-center gap-3 px-4 py-2.5">
        <FileText aria-hidden="true" className="size-5 shrink-0 text-mint-strong" />
        <div className="min-w-0 flex-1 basis-40 leading-5">
          <p className="font-medium">Registration certificate</p>
          <p title={certificateInfo?.fileName} className="truncate text-muted text-sm">
            {certificateUrl === null ? "None on file" : certificateInfo?.fileName}
          </p>
        </div>
        {certificateUrl !== null && (
          <OriginalButton
            linkPath={certificateLink(id)}
            path={certificateUrl}
            variant="outline"
            size="sm"
            disabled={isDisabled}
          />
        )}
      </div>
      {certificateUrl !== openedWith && status === "pending" && (
        <Notice tone="warning" title="This certificate is new" className="mx-4 mb-4">
          The business replaced it after you opened this request. Check it before you decide.
        </Notice>
      )}
      {certificateUrl && (
        <DocumentPreview
          key={certificateUrl}
          linkPath={certificateLink(id)}
          path={certificateUrl}
          onSeen={() => onSeen(certificateUrl)}
        />
      )}
    </section>
  );
}
