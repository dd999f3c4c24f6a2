import { isPastDue, stageOf } from "@tenora/domain/receivable/status/receivable-stage";
import { formatCalendarDate, formatShortDate } from "@tenora/domain/text/format-date";
import type { FundingRequestSummary } from "../api/responses.ts";

export interface UpcomingStep {
  readonly title: string;
  /** When, where that is known. */
  readonly when: string | null;
  /** It should have happened by now. */
  readonly isOverdue: boolean;
}

type Facts = Pick<
  FundingRequestSummary,
  "status" | "isExpired" | "attestationExpiresAt" | "market" | "failedSale" | "draft"
>;

/** What comes after what has happened to a request, in order; nothing once it is over. */
export function upcomingSteps(request: Facts): readonly UpcomingStep[] {
  const { status, isExpired, market, failedSale } = request;
  const all = stepsOf(request);
  if (status === "submitted") return all;
  if (status === "attested") return isExpired ? [] : all.slice(1);
  if (status !== "listed" || failedSale !== null) return [];
  const stage = stageOf(market?.status ?? "open");
  if (stage === "sale") return all.slice(2);
  return ["running", "grace", "late"].includes(stage) ? all.slice(3) : [];
}

function stepsOf({ draft, attestationExpiresAt, market }: Facts): readonly UpcomingStep[] {
  const isCampaign = draft.kind === "community";
  const due = isCampaign ? draft.maturity : draft.dueDate;
  const isOverdue = market !== null && isPastDue(market.status);
  const dueDate = due === "" ? null : `Due ${formatCalendarDate(due)}`;
  const ahead = { isOverdue: false };
  return [
    { ...ahead, title: "We review it", when: null },
    {
      ...ahead,
      title: "You publish it on the exchange",
      when: attestationExpiresAt && `By ${formatShortDate(new Date(attestationExpiresAt))}`,
    },
    { ...ahead, title: "Investors buy, and you’re paid", when: null },
    {
      title: isCampaign ? "You repay your investors" : `Your customer pays the ${draft.kind}`,
      when: isOverdue && dueDate !== null ? `${dueDate}, not paid in full by then` : dueDate,
      isOverdue,
    },
  ];
}
