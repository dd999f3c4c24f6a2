import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import type { DocumentWord } from "@tenora/domain/receivable/document-kind";

interface DisputeWords {
  /** Goes on after "The customer … has told us that". */
  readonly what: string;
  /** What the business can do. */
  readonly business: (what: DocumentWord) => string;
  /** What the reviewer can do; empty where only the customer's words say it. */
  readonly reviewer: string;
}

const again =
  "If it has to change, withdraw this request and start a new one with what you’ve agreed. We’ll ask your customer again.";

/** What is disputed before the kinds were asked is told as something else. */
export const mailDisputeWords: Readonly<Record<DisputeKind, DisputeWords>> = {
  amount: {
    what: "the amount is wrong",
    business: (what) =>
      `Compare it with your ${what} and any credit notes, and agree on it with your customer. ${again}`,
    reviewer: "Compare the amount with the documents, and request changes if it’s wrong.",
  },
  date: {
    what: "the due date is wrong",
    business: (what) =>
      `Compare it with your ${what} and what you agreed on payment, and settle it with your customer. ${again}`,
    reviewer: "Compare the date with the documents, and request changes if it’s wrong.",
  },
  delivery: {
    what: "they didn’t get what it’s for, or that it wasn’t right",
    business: () =>
      "Settle it with your customer, and have the delivery note or their acceptance at hand: we’ll ask you for it.",
    reviewer: "Ask the business for the delivery note or the customer’s acceptance.",
  },
  paid: {
    what: "they’ve already paid it",
    business: () =>
      "Look for the payment in your accounts. If it has arrived, withdraw the request: what’s already paid can’t be sold.",
    reviewer: "Ask the customer for proof of the payment, and reject the request if they have.",
  },
  unknown: {
    what: "they don’t know it",
    business: (what) =>
      `Check your customer’s name, registration number and contact in the request, and that they have the ${what}. If something is wrong, withdraw the request and start a new one.`,
    reviewer:
      "Check that the contact is the customer’s own and that the documents are genuine: it may be fraud.",
  },
  other: {
    what: "something is wrong",
    business: () => "We’ll look into it with them and get in touch with you.",
    reviewer: "",
  },
};
