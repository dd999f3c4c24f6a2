import type { BusinessStatus } from "@tenora/domain/business/business";
import { Badge } from "~/ui/badge";

const badges = {
  pending: { tone: "waiting", label: "Pending" },
  approved: { tone: "good", label: "Approved" },
  rejected: { tone: "bad", label: "Rejected" },
} as const;

export function StatusBadge({ status }: { status: BusinessStatus }) {
  const { tone, label } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
