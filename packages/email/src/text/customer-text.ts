import type { CustomerMailKind, MailFacts } from "@tenora/domain/mail/market-mail";
import {
  type DocumentKind,
  documentWord,
  oneDocument,
} from "@tenora/domain/receivable/document-kind";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import type { MailDates } from "./mail-dates.ts";

export interface CustomerOccasion {
  readonly kind: CustomerMailKind;
  readonly customerName: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2; null where none is recorded. */
  readonly customerCountry: string | null;
  /** The business that the customer bought from. */
  readonly sellerName: string;
  readonly documentKind: DocumentKind | null;
  /** The number of its invoice or order; null without one. */
  readonly invoice: string | null;
  readonly facts: MailFacts;
}

/** The mail to the customer who owes the money. */
export function customerText(
  {
    sellerName,
    documentKind,
    invoice,
    facts,
  }: Omit<CustomerOccasion, "kind" | "email" | "customerName" | "customerCountry">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const { listing, amount } = facts;
  const seller = toSingleLine(sellerName);
  const what = documentWord(documentKind);
  const name = invoice === null ? oneDocument(documentKind) : `${what} ${toSingleLine(invoice)}`;
  return {
    subject: `${dates.dueSubject(facts)}: ${what} from ${seller}`,
    message: `Investors on our exchange have financed ${name} from ${seller}. The payment ${dates.dueWords(facts)}${amount === undefined ? "" : `; you can pay ${amount} today`}. If you’ve already paid, please ignore this email. See what’s due and how to pay it: ${publicUrl}/pay/${listing}`,
  };
}
