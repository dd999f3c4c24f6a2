import { parseRecipient } from "@tenora/chain/wallet/parse-recipient";
import type { AskedDebt } from "@tenora/database/acknowledgement/answer-acknowledgement";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { formatCalendarDate, formatShortDate } from "@tenora/domain/text/format-date";

/** What a customer is asked to confirm, in words. */
export interface DebtWords {
  readonly seller: string;
  readonly sellerNumber: string;
  readonly customer: string;
  readonly customerNumber: string;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issued: string;
  /** As the invoice or order says it: "27,500.00 EUR". */
  readonly invoiced: string;
  /** The same in US dollars, by which it is paid: "30,000.00 USD". */
  readonly dollars: string;
  /** It was invoiced in US dollars, so nothing else was agreed. */
  readonly isInDollars: boolean;
  /** What is to be paid: "30,000.00 USDC". */
  readonly amount: string;
  /** What it is paid in: "USDC". */
  readonly coin: string;
  /** The day until which it can be paid in time. */
  readonly due: string;
  /** The due date on it, where that is an earlier one. */
  readonly invoiceDue: string | null;
  /** The customer's wallet in the seller's terms, with the checksum of EIP-55; null without one. */
  readonly wallet: string | null;
}

/** Sum and day are those of the signed terms, as a wallet's signature would confirm them. */
export function debtWords({
  sellerName,
  sellerNumber,
  answers,
  terms,
  tokenDecimals,
}: AskedDebt): DebtWords {
  const { face, maturity, debtor } = terms as { face: number; maturity: number; debtor: string };
  const lastDay = new Date(maturity * 1_000);
  return {
    seller: sellerName,
    sellerNumber,
    customer: answers.customerName,
    customerNumber: answers.customerRegistryNumber,
    kind: answers.kind === "order" ? "order" : "invoice",
    number: answers.invoiceNumber,
    issued: formatCalendarDate(answers.issueDate),
    invoiced: formatReadAmount(answers.faceValue),
    dollars: formatAmount(BigInt(face), { symbol: "USD", decimals: tokenDecimals }),
    isInDollars: answers.currency === "USD",
    amount: formatAmount(BigInt(face), { symbol: answers.stablecoin, decimals: tokenDecimals }),
    coin: answers.stablecoin,
    due: formatShortDate(lastDay),
    invoiceDue:
      toCalendarDate(lastDay.getTime()) === answers.dueDate
        ? null
        : formatCalendarDate(answers.dueDate),
    wallet: /^0x0{40}$/.test(debtor) ? null : parseRecipient(debtor),
  };
}
