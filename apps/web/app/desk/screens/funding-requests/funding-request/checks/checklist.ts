import type { SplitAmount } from "@tenora/database/funding-request/find-split-amount";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { hasOpenDispute } from "@tenora/domain/funding-request/customer/acknowledgement";
import type { Answers } from "@tenora/domain/funding-request/draft/answers";
import { fileFields } from "@tenora/domain/funding-request/draft/file-reading";
import { readAdvance } from "@tenora/domain/funding-request/financing/advance";
import {
  type CheckSubject,
  requiredChecks,
} from "@tenora/domain/funding-request/review/request-check";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { riskWords, scoreWords } from "~/features/receivable/risk/risk-words";
import { tierMark } from "../seller/tier-mark.ts";
import { dollars, type Limits, tierPosition } from "../seller/tier-position.ts";
import type { Outcome, TrackRecord } from "../seller/track-record.ts";
import { differencesOf, readInvoices } from "../similar/file-differences.ts";
import { splitItem } from "../similar/split-words.ts";

export interface ChecklistItem {
  /** The id of the section that it leads to. */
  readonly id: string;
  readonly state: "done" | "open" | "bad" | "note";
  readonly label: string;
  /** Nothing can be attested before it is settled. */
  readonly blocks?: true;
}

/** The id of the section of a check. */
export const checkId = (subject: CheckSubject) => `check-${subject}`;

/** The title of the section of a check. */
export const checkTitles: Readonly<Record<CheckSubject, string>> = {
  contact: "Customer's contact",
  debt: "Customer's confirmation",
  duplicates: "Similar requests",
  campaign: "Campaign review",
};

/** Before and after it is done: the words alone say which. */
export const checkLabels: Readonly<Record<CheckSubject, readonly [open: string, done: string]>> = {
  contact: ["Contact not verified", "Contact verified"],
  debt: ["Debt not confirmed", "Debt confirmed"],
  duplicates: ["Similar requests not compared", "Similar requests compared"],
  campaign: ["Campaign not checked", "Campaign checked"],
};

interface BesideRequest {
  readonly limits: Limits | null;
  readonly risk: RiskAssessment | null;
  readonly evidence: { readonly seller: TrackRecord; readonly customer: TrackRecord } | null;
  readonly split: SplitAmount | null;
}

/** What a reviewer looks at before attesting, and how far each is. */
export function checklistOf(
  review: RequestForReview,
  { limits, risk, evidence, split }: BesideRequest,
): ChecklistItem[] {
  const { request, business } = review;
  const advance = advanceOf(request.answers);
  return [
    ...blockersOf(review),
    ...checksOf(review),
    ...invoiceOf(request),
    ...(split === null ? [] : [splitItem(split, request.draft.stablecoin)]),
    {
      id: "tier-limit",
      ...tierMark(
        limits && { ...tierPosition(business, request, limits), limits, tier: business.tier },
      ),
    },
    ...(risk === null
      ? []
      : [
          {
            id: "risk-grade",
            state: riskWords[risk.grade].tone === "bad" ? ("bad" as const) : ("note" as const),
            label: `${riskWords[risk.grade].label} risk, provisional. ${scoreWords(risk.score)}`,
          },
        ]),
    ...(evidence === null
      ? []
      : [...troubleOf("Seller", evidence.seller), ...troubleOf("Customer", evidence.customer)]),
    ...(advance === null ? [] : [{ id: "financing", ...advance }]),
  ];
}

/** "Seller: 1 late, 1 disputed now"; nothing without trouble. It blocks nothing: the reviewer decides. */
export function troubleOf(who: "Seller" | "Customer", record: TrackRecord): ChecklistItem[] {
  const countOf = (outcome: Outcome) =>
    record.find((group) => group.outcome === outcome)?.lines.length ?? 0;
  const inGrace = countOf("in-grace");
  const words = troubleNowWords({
    inGrace,
    pastDue: countOf("late") + inGrace,
    inDefault: countOf("in-default"),
    // Among the late ones, as in the record beside it.
    defaultPending: 0,
    // One that is late or in default may be disputed as well.
    disputed: record.flatMap(({ lines }) => lines).filter(({ isDisputed }) => isDisputed).length,
  });
  return words === null ? [] : [{ id: "risk-grade", state: "bad", label: `${who}: ${words}` }];
}

/** How far each check is that an attestation needs. */
function checksOf({ request, checks }: RequestForReview): ChecklistItem[] {
  return requiredChecks(request.draft.kind).map((subject) => {
    const isDone = checks.some((check) => check.isCurrent && check.subject === subject);
    const [open, done] = checkLabels[subject];
    const id = checkId(subject);
    return isDone
      ? { id, state: "done", label: done }
      : { id, state: "open", label: open, blocks: true };
  });
}

/** What else stands in the way, as far as this page knows; the server decides. */
function blockersOf({ request, business, questions, similar }: RequestForReview): ChecklistItem[] {
  // Whether a published one was cancelled, so that this one may follow, only the exchange knows.
  const isTaken = similar.requests.some(
    ({ sameFingerprint, status }) => sameFingerprint && status === "attested",
  );
  const isDisputed = hasOpenDispute(questions.filter(({ isCurrent }) => isCurrent));
  const about = request.draft.kind === "community" ? "campaign" : request.draft.kind;
  const bad = (id: string, label: string): ChecklistItem[] => [
    { id, state: "bad", label, blocks: true },
  ];
  return [
    ...(business.suspendedAt ? bad("business", "Business suspended") : []),
    ...(isTaken ? bad(checkId("duplicates"), `This ${about} is already attested`) : []),
    ...(isDisputed ? bad(checkId("debt"), "Customer’s dispute not settled") : []),
  ];
}

/** Whether the answers are those of the e-invoices; nothing without one that was read. */
export function invoiceOf(
  request: Pick<RequestForReview["request"], "draft" | "documents">,
): readonly ChecklistItem[] {
  const invoices = readInvoices(request);
  if (invoices.length === 0) return [];
  const count = fileFields.filter(
    (field) => differencesOf(field, request.draft, invoices).length > 0,
  ).length;
  const differ = count === 1 ? "1 answer differs" : `${count} answers differ`;
  return [
    {
      id: "customer-and-invoice",
      state: count === 0 ? "done" : "bad",
      label: count === 0 ? "Matches the e-invoice" : `${differ} from the e-invoice`,
    },
  ];
}

export type CheckMark = Pick<ChecklistItem, "state" | "label">;

/** "Advance 89% (28,000 of 31,500)" of an invoice in dollars, or of its agreed amount in dollars. */
export function advanceOf(answers: Answers): CheckMark | null {
  const advance = readAdvance(answers);
  if (advance === null) return null;
  const { raised, face, percent } = advance;
  return {
    state: raised > face ? "bad" : "note",
    label: `Advance ${percent}% (${short(raised)} of ${short(face)})`,
  };
}

/** "28,000"; cents only where there are any. */
const short = (value: bigint) =>
  formatAmount(value, { ...dollars, symbol: "" })
    .trim()
    .replace(/\.00$/, "");
