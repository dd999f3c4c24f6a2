import type { RequestedCertificate } from "@tenora/database/business/review/find-certificate-requests";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { BusinessStatus } from "@tenora/domain/business/business";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";

interface StatusBadgesProps {
  readonly entry: Pick<InvestorRecord, "status" | "suspendedAt" | "erasedAt">;
  /** What was asked of a pending business. */
  readonly certificateRequest?: RequestedCertificate | null | undefined;
  /** One badge there: who is suspended was approved. */
  readonly isInRow?: boolean;
}

/** Status, suspension and erasure of a business or an investor. */
export function StatusBadges({ entry, certificateRequest, isInRow }: StatusBadgesProps) {
  return (
    <>
      {entry.status === "pending" && certificateRequest ? (
        <CertificateBadge isAnswered={certificateRequest.answeredAt !== null} />
      ) : (
        <span className={classes("inline-flex", isInRow && entry.suspendedAt && "sr-only")}>
          <StatusBadge status={entry.status} />
        </span>
      )}
      {entry.suspendedAt && <Badge tone="bad">Suspended</Badge>}
      {entry.erasedAt && <Badge tone="neutral">Erased</Badge>}
    </>
  );
}

/** In place of "Pending": whose turn it is. */
const CertificateBadge = ({ isAnswered }: { readonly isAnswered: boolean }) =>
  isAnswered ? (
    <Badge tone="waiting">New certificate</Badge>
  ) : (
    // The cells beside it need the room.
    <Badge tone="neutral">
      <span className="max-2xl:sr-only">Waiting for the applicant</span>
      <span aria-hidden="true" className="2xl:hidden">
        With applicant
      </span>
    </Badge>
  );

const badges = {
  pending: { tone: "waiting", label: "Pending" },
  approved: { tone: "good", label: "Approved" },
  rejected: { tone: "bad", label: "Rejected" },
} as const;

function StatusBadge({ status }: { status: BusinessStatus }) {
  const { tone, label } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
