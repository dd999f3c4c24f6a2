import type { FundingRequestStatus } from "@tenora/domain/funding-request/funding-request";
import type { BadgeTone } from "~/ui/badge";

/** A request's status as admins read it. */
export const reviewLabels: Record<
  FundingRequestStatus,
  { readonly label: string; readonly tone: BadgeTone }
> = {
  draft: { label: "Draft", tone: "neutral" },
  submitted: { label: "In review", tone: "waiting" },
  "changes-requested": { label: "Changes requested", tone: "waiting" },
  attested: { label: "Attested", tone: "good" },
  listed: { label: "Published", tone: "good" },
  rejected: { label: "Rejected", tone: "bad" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};

export const eventLabels: Record<string, string> = {
  created: "Draft started",
  submitted: "Submitted",
  "changes-requested": "Changes requested",
  attested: "Attested",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  listed: "Published",
  "customer-asked": "Customer asked to confirm",
  "customer-confirmed": "Customer confirmed",
  "customer-disputed": "Customer disputed",
  "dispute-resolved": "Dispute settled",
};

/** Common reasons to choose from. The business reads them. */
export const requestRejectionReasons = [
  "We couldn't verify your customer's contact.",
  "Your customer didn't confirm the invoice.",
  "The documents don't match the request.",
  "This invoice was financed before.",
] as const;

/** What the server's codes mean to a reviewer, where its own words are for the business. */
export const reviewProblems: Partial<Record<string, string>> = {
  FUNDING_REQUEST_CHANGED:
    "This request has changed since you opened it, so nothing was saved. You now see its latest state.",
  FUNDING_REQUEST_CLOSED:
    "This request was decided or withdrawn in the meantime. You now see its latest state.",
  FUNDING_REQUEST_NOT_FOUND: "This funding request doesn't exist.",
  BUSINESS_NOT_APPROVED: "This business isn't approved.",
  BUSINESS_SUSPENDED: "This business is suspended, so its requests can't be attested.",
  INVOICE_ALREADY_REQUESTED: "Another request for it is already attested.",
  SIMILAR_REQUEST_UNSEEN:
    "A similar request came in since this one was compared, so nothing was saved. You now see it: record the check again.",
  TERMS_OUTDATED: "The terms have expired. Please sign again.",
  MARKET_UNAVAILABLE:
    "We can't read what the business owes on the exchange at the moment. Please try again shortly.",
};
