import type { InvestorRecord } from "@tenora/database/investor-record";
import { StatusBadge } from "~/features/business-standing/status-badge";
import { Badge } from "~/ui/badge";

/** What an admin has to know of a business or an investor before anything else of it. */
export function StandingBadges({
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
