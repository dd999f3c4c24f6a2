import type { BusinessStatus } from "@tenora/domain/business";
import { Badge } from "~/ui/badge";

const looks = {
  pending: { tone: "waiting", word: "Pending" },
  approved: { tone: "good", word: "Approved" },
  rejected: { tone: "bad", word: "Rejected" },
} as const;

export function StatusBadge({ status }: { status: BusinessStatus }) {
  const { tone, word } = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}
