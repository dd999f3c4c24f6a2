import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { fieldLabels, type RequestedChange } from "@tenora/domain/funding-request/draft/draft";
import type { RequestMailKind } from "@tenora/domain/mail/market-mail";
import {
  type DocumentKind,
  documentWord,
  oneDocument,
} from "@tenora/domain/receivable/document-kind";
import { toSingleLine } from "@tenora/domain/text/single-line";
import { type MailText, reasonText } from "../mail.ts";
import { mailDisputeWords } from "./dispute-words.ts";
import type { MailDates } from "./mail-dates.ts";

export interface RequestOccasion {
  readonly kind: RequestMailKind;
  readonly companyName: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly request: MailedRequest;
}

/** A funding request, and what its reviewer wrote. */
export interface MailedRequest {
  readonly id: string;
  /** Null for a campaign. */
  readonly documentKind: DocumentKind | null;
  /** The number of its invoice or order; null without one. */
  readonly invoice: string | null;
  readonly reason: string | null;
  readonly changes: readonly RequestedChange[];
  /** The last moment to publish an attested request. */
  readonly publishBy: Date | null;
  /** What its customer disputes; null where they don't, or were not asked. */
  readonly disputeKind: DisputeKind | null;
}

/** The mail to a business about its funding request. */
export function requestText(
  { kind, request }: Pick<RequestOccasion, "kind" | "request">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const { id, invoice, reason, changes, publishBy } = request;
  const named = request.documentKind === null ? "" : `${documentWord(request.documentKind)} `;
  const its = `Your funding request${invoice === null ? "" : ` for ${named}${toSingleLine(invoice)}`}`;
  const page = `${publicUrl}/business/funding-request/${id}`;
  // Nothing is owed on an order before it is delivered.
  const isOrder = request.documentKind === "order";
  switch (kind) {
    case "business_request_received":
      return {
        subject: "We’ve received your funding request",
        message: `We’ve received ${its.replace("Your", "your")}. We’ll check it and email you once we’ve decided. Open your request: ${page}`,
      };
    case "business_request_changes":
      return {
        subject: "Your funding request needs changes",
        message: `${its} needs changes before we can approve it.${reasonText(reason)}${changesText(changes)} Make the changes, then sign and submit it again: ${page}`,
      };
    case "business_request_attested":
      return {
        subject: "Your funding request has been approved",
        message: `${its} has been approved. Publish it on the exchange within 7 days${publishBy === null ? "" : `, by ${dates.moment(publishBy)}`}; after that, it needs another review. Open your request: ${page}`,
      };
    case "business_request_asked":
      return {
        subject: "We’ve asked your customer to confirm",
        message: `We’ve emailed the customer in ${its.replace("Your", "your")} and asked whether they ${isOrder ? "placed the order" : "owe the money"}. You don’t need to do anything. Open your request: ${page}`,
      };
    case "business_request_confirmed":
      return {
        subject: "Your customer has confirmed",
        message: `The customer in ${its.replace("Your", "your")} has confirmed that they ${isOrder ? "placed the order" : "owe the money"}. We’ll email you once we’ve decided. Open your request: ${page}`,
      };
    case "business_request_disputed": {
      const { what, business } = mailDisputeWords[request.disputeKind ?? "other"];
      return {
        subject: `Your customer disputes ${oneDocument(request.documentKind)}`,
        message: `The customer in ${its.replace("Your", "your")} has told us that ${what}, so we can’t approve the request yet. ${business(documentWord(request.documentKind))} Open your request: ${page}`,
      };
    }
    case "business_request_rejected":
      return {
        subject: "Your funding request wasn’t approved",
        message: `${its} wasn’t approved.${reasonText(reason)} You can read the decision and start another request: ${page}`,
      };
  }
}

function changesText(changes: readonly RequestedChange[]): string {
  if (changes.length === 0) return "";
  const asked = changes.map(
    ({ field, comment }) => `${fieldLabels[field]}: ${toSingleLine(comment)}`,
  );
  return ` What to change: ${asked.join(" | ")}.`.replace(/([.!?])\.$/, "$1");
}
