import type {
  BusinessForReview,
  RejectedSubmission,
} from "@tenora/database/business/review/find-business-for-review";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { compareSubmissions } from "./compare-submissions.ts";
import { DocumentPreview } from "./document/document-preview.tsx";
import { type CertificateVersion, certificateLink } from "./document/fetch-document-link.ts";
import { OriginalButton } from "./document/original-button.tsx";

interface ResubmissionProps {
  readonly business: BusinessForReview;
  readonly earlier: RejectedSubmission;
  /** An action is running. */
  readonly isDisabled: boolean;
}

/** Compares a resubmitted request with the rejected one. */
export function Resubmission({ business, earlier, isDisabled }: ResubmissionProps) {
  const lines = compareSubmissions(earlier, business);
  const changes = lines.filter(({ isChanged }) => isChanged).length;
  return (
    <section aria-labelledby="resubmission" className="mb-8">
      <h3 id="resubmission" className="font-medium">
        Resubmitted · {changes === 1 ? "1 change" : `${changes || "no"} changes`}
      </h3>
      <p className="mt-1 text-muted text-sm">
        Rejected {formatMoment(new Date(earlier.rejectedAt))} UTC
        {earlier.reason ? `: “${earlier.reason}”` : ", without a reason."}
      </p>
      <table className="mt-3 block w-full text-left text-[0.9375rem] sm:table">
        <thead className="hidden border-line border-b text-muted text-sm sm:table-header-group">
          <tr>
            <th scope="col" className="w-1/5 py-2 pr-4 font-medium">
              Field
            </th>
            <th scope="col" className="w-2/5 py-2 pr-4 font-medium">
              Then
            </th>
            <th scope="col" className="w-2/5 py-2 font-medium">
              Now
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line sm:table-row-group">
          {lines.map(({ field, before, now, isChanged }) => (
            <tr
              key={field}
              className={classes("block py-2 sm:table-row", !isChanged && "text-muted")}
            >
              <th
                scope="row"
                className="block pr-4 font-normal text-muted text-sm sm:table-cell sm:py-2"
              >
                {field}
              </th>
              <td className="block break-words pr-4 sm:table-cell sm:py-2">
                <span className="text-muted text-xs sm:hidden">Then </span>
                {before}
              </td>
              <td
                className={classes(
                  "block break-words sm:table-cell sm:py-2",
                  isChanged && "font-medium",
                )}
              >
                <span className="text-muted text-xs sm:hidden">Now </span>
                {now}
                {isChanged && (
                  <Badge tone="waiting" className="ml-2 align-middle">
                    Changed
                  </Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {earlier.certificateUrl && business.certificateUrl && (
        <BothDocuments
          businessId={business.id}
          isDisabled={isDisabled}
          paths={{ rejected: earlier.certificateUrl, present: business.certificateUrl }}
        />
      )}
    </section>
  );
}

interface BothDocumentsProps {
  readonly businessId: string;
  readonly isDisabled: boolean;
  readonly paths: Readonly<Record<CertificateVersion, string>>;
}

function BothDocuments({ businessId, isDisabled, paths }: BothDocumentsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="outline"
          disabled={isDisabled}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide both certificates" : "Compare certificates"}
        </Button>
        <OriginalButton
          linkPath={certificateLink(businessId, "rejected")}
          path={paths.rejected}
          which="rejected"
          size="sm"
          variant="link"
          disabled={isDisabled}
        />
      </div>
      {isOpen && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {(["rejected", "present"] as const).map((which) => (
            <figure key={which} className="overflow-hidden rounded-control border border-line">
              <figcaption className="px-3 py-2 text-muted text-sm">
                {which === "rejected" ? "Then" : "Now"}
              </figcaption>
              <DocumentPreview
                linkPath={certificateLink(businessId, which)}
                path={paths[which]}
                title={`${which === "rejected" ? "Rejected" : "Present"} registration certificate`}
              />
            </figure>
          ))}
        </div>
      )}
    </>
  );
}
