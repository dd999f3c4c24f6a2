import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { BusinessStatus } from "@tenora/domain/business/business";
import { Badge } from "~/ui/badge";

/** Status, suspension and erasure of a business or an investor. */
export function StatusBadges({
  entry,
}: {
  entry: Pick<InvestorRecord, "status" | "suspendedAt" | "erasedAt">;
}) {
  return (
    <>
      <StatusBadge status={entry.status} />
      {entry.suspendedAt && <Badge tone="bad">Suspended</Badge>}
      {entry.erasedAt && <Badge>Erased</Badge>}
    </>
  );
}

const badges = {
  pending: { tone: "waiting", label: "Pending" },
  approved: { tone: "good", label: "Approved" },
  rejected: { tone: "bad", label: "Rejected" },
} as const;

function StatusBadge({ status }: { status: BusinessStatus }) {
  const { tone, label } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
