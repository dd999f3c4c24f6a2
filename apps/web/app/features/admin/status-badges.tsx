import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { Badge } from "~/ui/badge";
import { StatusBadge } from "./status-badge.tsx";

/** What an admin has to know of a business or an investor before anything else of it. */
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
