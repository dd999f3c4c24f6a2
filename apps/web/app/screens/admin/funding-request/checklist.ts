import type { RequestForReview } from "@tenora/database/funding-request/find-request-for-review";
import type { Draft } from "@tenora/domain/funding-request/draft";
import { type CheckSubject, requiredChecks } from "@tenora/domain/funding-request/request-check";
import { parseDecimalAmount } from "@tenora/domain/money/decimal-amount";
import { formatAmount } from "@tenora/domain/money/format-amount";
import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { riskWords } from "~/features/receivable/risk-words";
import { dollars, type Limits, tierPosition } from "./tier-position.ts";

export interface ChecklistItem {
  /** Of the section that it leads to. */
  readonly id: string;
  readonly state: "done" | "open" | "bad" | "note";
  readonly label: string;
}

/** The id of the section of a check. */
export const checkId = (subject: CheckSubject) => `check-${subject}`;

const checkLabels: Readonly<Record<CheckSubject, string>> = {
  contact: "Contact verified",
  debt: "Debt confirmed",
  campaign: "Campaign checked",
};

/** What a reviewer looks at before attesting, and how far each is. */
export function checklistOf(
  { request, business, checks }: RequestForReview,
  { limits, risk }: { readonly limits: Limits | null; readonly risk: RiskAssessment | null },
): ChecklistItem[] {
  const isDone = (subject: CheckSubject) =>
    checks.some((check) => check.isCurrent && check.subject === subject);
  const advance = advanceOf(request.draft);
  return [
    ...requiredChecks(request.draft.kind).map(
      (subject): ChecklistItem => ({
        id: checkId(subject),
        state: isDone(subject) ? "done" : "open",
        label: checkLabels[subject],
      }),
    ),
    {
      id: "tier-limit",
      ...tierOf(limits && { ...tierPosition(business, request, limits), limits }),
    },
    ...(risk === null
      ? []
      : [
          {
            id: "risk-grade",
            state: riskWords[risk.grade].tone === "bad" ? ("bad" as const) : ("note" as const),
            label: `Risk ${risk.score} · ${riskWords[risk.grade].label}`,
          },
        ]),
    ...(advance === null ? [] : [{ id: "financing", ...advance }]),
  ];
}

type Mark = Pick<ChecklistItem, "state" | "label">;

function tierOf(position: { readonly isBeyond: boolean; readonly limits: Limits } | null): Mark {
  if (position === null) return { state: "bad", label: "Tier limit unknown" };
  if (position.limits.isInDefault) return { state: "bad", label: "Business in default" };
  if (position.isBeyond) return { state: "bad", label: "Beyond tier limit" };
  return { state: "done", label: "Within tier limit" };
}

/** "Advance 89% (28,000 of 31,500)" of an invoice in dollars, or of its agreed amount in dollars. */
export function advanceOf(draft: Draft): Mark | null {
  const { kind, currency, amount, faceValue, settlementAmount } = draft;
  if (kind === "community") return null;
  const raised = baseUnits(amount);
  const face = baseUnits(currency === "USD" ? faceValue : settlementAmount);
  if (raised === null || face === null || face === 0n) return null;
  const percent = (raised * 100n + face / 2n) / face;
  return {
    state: raised > face ? "bad" : "note",
    label: `Advance ${percent}% (${short(raised)} of ${short(face)})`,
  };
}

function baseUnits(typed: string): bigint | null {
  const parsed = parseDecimalAmount(typed, dollars.decimals);
  return parsed.ok ? parsed.amount : null;
}

/** "28,000"; cents only where there are any. */
const short = (value: bigint) =>
  formatAmount(value, { ...dollars, symbol: "" })
    .trim()
    .replace(/\.00$/, "");
