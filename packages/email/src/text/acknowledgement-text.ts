import { brand } from "@tenora/domain/brand";
import type { DisputeKind } from "@tenora/domain/funding-request/dispute-kind";
import {
  type DocumentKind,
  documentWord,
  oneDocument,
} from "@tenora/domain/receivable/document-kind";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import { disputeWords } from "./dispute-words.ts";
import type { MailDates } from "./mail-dates.ts";

interface AboutDocument {
  /** The business that asks for the money. */
  readonly sellerName: string;
  readonly documentKind: DocumentKind | null;
  /** The number of its invoice or order; null without one. */
  readonly invoice: string | null;
}

export interface CustomerAskedOccasion extends AboutDocument {
  readonly kind: "customer_asked";
  readonly customerName: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2; null where none is recorded. */
  readonly customerCountry: string | null;
  readonly expiresAt: Date;
  /** Who has it answers for the customer. */
  readonly token: string;
}

export interface CustomerAnsweredOccasion extends AboutDocument {
  readonly kind: "admin_customer_answered";
  /** Of the reviewer. */
  readonly email: string;
  readonly requestId: string;
  readonly answer: "confirmed" | "disputed";
  /** Null for a confirmation, and for a dispute from before it was asked. */
  readonly disputeKind: DisputeKind | null;
}

export type AcknowledgementOccasion = CustomerAskedOccasion | CustomerAnsweredOccasion;

const nameOf = ({ documentKind, invoice }: AboutDocument) =>
  invoice === null
    ? oneDocument(documentKind)
    : `${documentWord(documentKind)} ${toSingleLine(invoice)}`;

/** The mail to the customer's contact, whom a reviewer has verified. */
export function customerAskedText(
  occasion: Omit<CustomerAskedOccasion, "kind" | "email" | "customerName" | "customerCountry">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const seller = toSingleLine(occasion.sellerName);
  return {
    subject: `Please check ${oneDocument(occasion.documentKind)} from ${seller}`,
    message: `${seller} wants to sell ${nameOf(occasion)} to investors on ${brand.name}. Its records say that you owe it. Before anyone can buy it, we’d like you to check that it’s right. Confirm it or tell us what’s wrong: it takes a minute, and you don’t need an account. This link is for you alone. It works once, until ${dates.moment(occasion.expiresAt)}: ${publicUrl}/acknowledge/${occasion.token}`,
  };
}

/** The mail to the reviewer once the customer has answered. */
export function customerAnsweredText(
  occasion: Omit<CustomerAnsweredOccasion, "kind" | "email">,
  publicUrl: string,
): MailText {
  const { sellerName, documentKind, requestId, answer, disputeKind } = occasion;
  const { what, reviewer } = disputeWords[disputeKind ?? "other"];
  const its = `${nameOf(occasion)} of ${toSingleLine(sellerName)}`;
  const page = `${publicUrl}/admin/funding-requests/${requestId}`;
  return answer === "confirmed"
    ? {
        subject: `A customer has confirmed ${oneDocument(documentKind)}`,
        message: `The customer has confirmed ${its}. Continue the review: ${page}`,
      }
    : {
        subject: `A customer disputes ${oneDocument(documentKind)}`,
        message: `The customer disputes ${its}: they say that ${what}. You can’t attest it yet.${reviewer && ` ${reviewer}`} Read their words, and record how it was settled: ${page}`,
      };
}
