import { brand } from "@tenora/domain/brand";
import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { formatReadAmount, type ReadAmount } from "@tenora/domain/money/read-amount";
import {
  type DocumentKind,
  documentWord,
  oneDocument,
} from "@tenora/domain/receivable/document-kind";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import { mailDisputeWords } from "./dispute-words.ts";
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
  readonly amount: ReadAmount;
  /** YYYY-MM-DD */
  readonly dueDate: string | null;
  readonly expiresAt: Date;
  /** Its holder answers for the customer. */
  readonly token: string;
}

export interface CustomerAnsweredOccasion extends AboutDocument {
  readonly kind: "admin_customer_answered";
  /** The reviewer's. */
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

interface AskedWhere {
  readonly publicUrl: string;
  /** The operator's published address; null where none is. */
  readonly publicContact: string | null;
  readonly dates: MailDates;
}

/** The mail to the customer's contact, whom a reviewer has verified. */
export function customerAskedText(
  occasion: Omit<CustomerAskedOccasion, "kind" | "email" | "customerName" | "customerCountry">,
  { publicUrl, publicContact, dates }: AskedWhere,
): MailText {
  const seller = toSingleLine(occasion.sellerName);
  const what = documentWord(occasion.documentKind);
  const until = dates.moment(occasion.expiresAt);
  return {
    subject: `Please check ${oneDocument(occasion.documentKind)} from ${seller}`,
    message: `${seller} wants to sell ${oneDocument(occasion.documentKind)} to investors on ${brand.name}, and says that you’re the customer. Before any investor can buy it, please check these details:`,
    question: {
      facts: factsOf(occasion),
      step: `Confirm the ${what} or tell us what’s wrong. It takes a minute, and you don’t need an account. This link is for you alone and works once, until ${until}: ${publicUrl}/acknowledge/${occasion.token}`,
      aside: `Not expecting this? Don’t use the link. ${checkWithUs(publicUrl, publicContact)} We never ask for a password, and payments are made only on our site.`,
    },
  };
}

/** As the customer's books have them. */
function factsOf(occasion: Parameters<typeof customerAskedText>[0]) {
  const { sellerName, documentKind, invoice, amount, dueDate } = occasion;
  const facts: readonly (readonly [string, string | null])[] = [
    ["From", sellerName],
    [documentKind === "order" ? "Order" : "Invoice", invoice],
    ["Amount", formatReadAmount(amount)],
    ["Due date", dueDate && formatCalendarDate(dueDate)],
  ];
  return facts.flatMap(([label, value]) =>
    value ? [{ label, value: toSingleLine(value).trim() }] : [],
  );
}

/** A way to us that doesn't begin in this mail: anybody can write one that looks like it. */
function checkWithUs(publicUrl: string, publicContact: string | null): string {
  const site = `type ${publicUrl.replace(/^.*:\/\//, "")} into your browser yourself and contact us from its About page`;
  return publicContact === null
    ? `To check that it’s from us, ${site}.`
    : `To check that it’s from us, write to ${publicContact}, or ${site}.`;
}

/** The mail to the reviewer once the customer has answered. */
export function customerAnsweredText(
  occasion: Omit<CustomerAnsweredOccasion, "kind" | "email">,
  publicUrl: string,
): MailText {
  const { sellerName, documentKind, requestId, answer, disputeKind } = occasion;
  const { what, reviewer } = mailDisputeWords[disputeKind ?? "other"];
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
