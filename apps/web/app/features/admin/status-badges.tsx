import type { CertificateRequest } from "@tenora/database/business/find-certificate-requests";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { BusinessStatus } from "@tenora/domain/business/business";
import { Badge } from "~/ui/badge";

interface StatusBadgesProps {
  readonly entry: Pick<InvestorRecord, "status" | "suspendedAt" | "erasedAt">;
  /** What was asked of a pending business. */
  readonly certificateRequest?: CertificateRequest | null | undefined;
}

/** Status, suspension and erasure of a business or an investor. */
export function StatusBadges({ entry, certificateRequest }: StatusBadgesProps) {
  return (
    <>
      {entry.status === "pending" && certificateRequest ? (
        <CertificateBadge isAnswered={certificateRequest.answeredAt !== null} />
      ) : (
        <StatusBadge status={entry.status} />
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
