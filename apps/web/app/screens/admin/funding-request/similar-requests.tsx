import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type {
  ComparedField,
  SimilarRequest,
} from "@tenora/database/funding-request/find-similar-requests";
import { fieldLabels } from "@tenora/domain/funding-request/draft";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { Notice } from "~/ui/notice";
import { reviewLabels } from "./copy.ts";

interface SimilarRequestsProps {
  readonly request: FundingRequestDetail;
  readonly similar: readonly SimilarRequest[];
}

/** Requests that may be about the same receivable, side by side with this one. */
export function SimilarRequests({ request, similar }: SimilarRequestsProps) {
  if (similar.length === 0) return null;
  return (
    <section
      id="duplicates"
      aria-label="Possible duplicates"
      tabIndex={-1}
      className="scroll-mt-4 space-y-4"
    >
      {similar.map((other) => (
        <Notice
          key={other.id}
          tone={other.sameFingerprint ? "bad" : "waiting"}
          role="none"
          title={titleOf(other)}
        >
          <p>
            <Link
              to={`/admin/funding-requests/${other.id}`}
              className="text-mint-strong underline underline-offset-4"
            >
              {other.businessName}
            </Link>{" "}
            · {reviewLabels[other.status].label} ·{" "}
            <span className="figures">{formatMoment(new Date(other.submittedAt))} UTC</span>
          </p>
          <Comparison request={request} other={other} />
        </Notice>
      ))}
    </section>
  );
}

function titleOf({ sameFingerprint, sameFile, equalFields }: SimilarRequest): string {
  if (sameFingerprint) return "The same receivable in another request";
  if (sameFile) return "The same file in another request";
  return `${equalFields.length} equal answers in another request`;
}

function Comparison({
  request,
  other,
}: {
  readonly request: FundingRequestDetail;
  readonly other: SimilarRequest;
}) {
  const fields = Object.keys(other.values) as ComparedField[];
  return (
    <table className="mt-3 w-full table-fixed text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 pr-3 font-normal">
            Answer
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            This request
          </th>
          <th scope="col" className="py-1 font-normal">
            Other request
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field} className={other.equalFields.includes(field) ? "font-medium" : undefined}>
            <th scope="row" className="wrap-anywhere py-1 pr-3 font-normal text-muted">
              {fieldLabels[field]}
            </th>
            <td className="wrap-anywhere py-1 pr-3">{request.draft[field]}</td>
            <td className="wrap-anywhere py-1">{other.values[field]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
