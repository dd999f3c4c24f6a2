import { brand } from "@tenora/domain/brand";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import type { MailDates } from "./mail-dates.ts";

interface AboutInvoice {
  /** The business that asks for the money. */
  readonly sellerName: string;
  /** The number of its invoice; null without one. */
  readonly invoice: string | null;
}

export interface CustomerAskedOccasion extends AboutInvoice {
  readonly kind: "customer_asked";
  readonly customerName: string;
  readonly email: string;
  readonly expiresAt: Date;
  /** Who has it answers for the customer. */
  readonly token: string;
}

export interface CustomerAnsweredOccasion extends AboutInvoice {
  readonly kind: "admin_customer_answered";
  /** Of the reviewer. */
  readonly email: string;
  readonly requestId: string;
  readonly answer: "confirmed" | "disputed";
}

export type AcknowledgementOccasion = CustomerAskedOccasion | CustomerAnsweredOccasion;

const invoiceOf = ({ invoice }: AboutInvoice) =>
  invoice === null ? "an invoice" : `invoice ${toSingleLine(invoice)}`;

/** The mail to the customer's contact, whom a reviewer has verified. */
export function customerAskedText(
  occasion: Omit<CustomerAskedOccasion, "kind" | "email" | "customerName">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const seller = toSingleLine(occasion.sellerName);
  return {
    subject: `Please check an invoice from ${seller}`,
    message: `${seller} wants to sell ${invoiceOf(occasion)}, which you owe according to its records, to investors on ${brand.name}. Before anybody can buy it, we ask you whether it's right. Confirm it, or tell us what's wrong: it takes a minute, and you need no account. The link is for you alone and works once, until ${dates.moment(occasion.expiresAt)}: ${publicUrl}/acknowledge/${occasion.token}`,
  };
}

/** The mail to the reviewer once the customer has answered. */
export function customerAnsweredText(
  occasion: Omit<CustomerAnsweredOccasion, "kind" | "email">,
  publicUrl: string,
): MailText {
  const { sellerName, requestId, answer } = occasion;
  const its = `${invoiceOf(occasion)} of ${toSingleLine(sellerName)}`;
  const page = `${publicUrl}/admin/funding-requests/${requestId}`;
  return answer === "confirmed"
    ? {
        subject: "A customer has confirmed an invoice",
        message: `The customer has confirmed ${its}. Go on with the review: ${page}`,
      }
    : {
        subject: "A customer disputes an invoice",
        message: `The customer disputes ${its}, so it can't be attested. Read why, and say how it was settled: ${page}`,
      };
}
