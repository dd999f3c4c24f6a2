import type { Draft } from "../draft/draft.ts";

/**
 * What a reviewer checks before an attestation: the customer's contact, that the debt exists, and that no
 * other request is this invoice. Of a campaign: its story, and from what the business will repay it.
 */
export const checkSubjects = ["contact", "debt", "duplicates", "campaign"] as const;
export type CheckSubject = (typeof checkSubjects)[number];

/** Those that a request needs; the database has the same in `app.required_checks`. */
export const requiredChecks = (kind: Draft["kind"]): readonly CheckSubject[] =>
  kind === "community" ? ["campaign"] : ["contact", "debt", "duplicates"];

/** How a reviewer checked it outside of the documents. */
export const checkMethods = [
  "register",
  "website",
  "phone",
  "email",
  "written-order",
  "meeting",
  "other",
] as const;
export type CheckMethod = (typeof checkMethods)[number];

/**
 * Those of reviewers, the comparison with similar requests, and the customer's own confirmation by the link that
 * we mailed, also with their wallet.
 */
export type RecordedMethod = CheckMethod | "comparison" | "link" | "wallet";
