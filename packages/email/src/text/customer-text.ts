import type { CustomerMailKind, MailFacts } from "@tenora/domain/mail/market-mail";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import type { MailDates } from "./mail-dates.ts";

export interface CustomerOccasion {
  readonly kind: CustomerMailKind;
  readonly customerName: string;
  readonly email: string;
  /** The business that the customer bought from. */
  readonly sellerName: string;
  /** The number of its invoice; null without one. */
  readonly invoice: string | null;
  readonly facts: MailFacts;
}

/** The mail to the customer who owes the money. */
export function customerText(
  { sellerName, invoice, facts }: Omit<CustomerOccasion, "kind" | "email" | "customerName">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const { listing, amount } = facts;
  const seller = toSingleLine(sellerName);
  const name = invoice === null ? "an invoice" : `invoice ${toSingleLine(invoice)}`;
  return {
    subject: `${dates.dueSubject(facts)}: invoice from ${seller}`,
    message: `Investors on our exchange have financed ${name} from ${seller}. It ${dates.dueWords(facts)}; you can pay ${amount ?? "nothing"} today. If you've already paid, please ignore this email. See what is due and how to pay it: ${publicUrl}/pay/${listing}`,
  };
}
