/** What is stored. After `listed` the chain has the truth: see `receivable-status`. */
export const fundingRequestStatuses = [
  "draft",
  "submitted",
  "changes-requested",
  "attested",
  "rejected",
  "withdrawn",
  "listed",
] as const;
export type FundingRequestStatus = (typeof fundingRequestStatuses)[number];

/** What reviewers see: a draft is the business's own until it is submitted. */
export const reviewStatuses = [
  "submitted",
  "changes-requested",
  "attested",
  "listed",
  "rejected",
  "withdrawn",
] as const satisfies readonly FundingRequestStatus[];
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Whether a reviewer still has to decide: now, or once the business has made its changes. */
export const isUndecided = (status: FundingRequestStatus): boolean =>
  status === "submitted" || status === "changes-requested";

export type FundingRequestAction =
  | "save"
  | "submit"
  | "withdraw"
  | "request-changes"
  | "reject"
  | "attest"
  | "list";

/** `chain`: recorded once the exchange has the listing, from any sender. */
export type FundingRequestActor = "business" | "admin" | "chain";

/** Seconds from the attestation to the last second in which the request can be listed. */
export const attestationLifetimeS = 7 * 86_400;

interface Transition {
  readonly from: readonly FundingRequestStatus[];
  readonly to: FundingRequestStatus | "same";
  readonly actor: FundingRequestActor;
}

const transitions: Record<FundingRequestAction, Transition> = {
  save: { from: ["draft", "changes-requested"], to: "same", actor: "business" },
  submit: { from: ["draft", "changes-requested"], to: "submitted", actor: "business" },
  withdraw: {
    from: ["draft", "submitted", "changes-requested", "attested"],
    to: "withdrawn",
    actor: "business",
  },
  "request-changes": { from: ["submitted"], to: "changes-requested", actor: "admin" },
  reject: { from: ["submitted", "changes-requested"], to: "rejected", actor: "admin" },
  attest: { from: ["submitted"], to: "attested", actor: "admin" },
  list: { from: ["attested"], to: "listed", actor: "chain" },
};

/** What a decision about a request depends on; times in milliseconds since 1970. */
export interface FundingRequestFacts {
  readonly status: FundingRequestStatus;
  /** The last moment to list an attested request; null before. */
  readonly attestationExpiresAt: number | null;
}

/** True when the attestation can no longer carry the request onto the exchange. */
export function isAttestationExpired(facts: FundingRequestFacts, now: number): boolean {
  const { status, attestationExpiresAt } = facts;
  return status === "attested" && attestationExpiresAt !== null && now > attestationExpiresAt;
}

/**
 * The status after an action of `actor` at `now`, or null when they may not do it. An attested
 * request whose attestation has expired counts as one with requested changes: its business may edit
 * it, sign again and submit.
 */
export function nextStatus(
  facts: FundingRequestFacts,
  action: FundingRequestAction,
  actor: FundingRequestActor,
  now: number,
): FundingRequestStatus | null {
  const { from, to, actor: entitled } = transitions[action];
  const isExpired = isAttestationExpired(facts, now);
  const status = isExpired && action !== "withdraw" ? "changes-requested" : facts.status;
  if (actor !== entitled || !from.includes(status)) return null;
  return to === "same" ? status : to;
}

/** True while the business may edit the answers and documents. */
export function isEditable(facts: FundingRequestFacts, now: number): boolean {
  return nextStatus(facts, "save", "business", now) !== null;
}

/** True when nothing more happens to the request itself. */
export function isFinal(status: FundingRequestStatus): boolean {
  return status === "rejected" || status === "withdrawn" || status === "listed";
}
