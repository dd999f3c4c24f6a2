import {
  amountForFaceDown,
  calculateFinancing,
} from "@tenora/domain/funding-request/financing/calculate-financing";
import { type AmountAnswer, amountProblem } from "@tenora/domain/money/amount-problem";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { parseTypedAmount, type TypedAmount } from "@tenora/domain/money/typed-amount";
import { parseWholeNumber } from "@tenora/domain/text/parse-whole-number";

/** What a visitor types, and what the picture begins with: the samples' rate, which isn't an offer. */
export const quoteFields = ["invoice", "days", "rate"] as const;
export type QuoteField = (typeof quoteFields)[number];
export type QuoteInput = Readonly<Record<QuoteField, string>>;
export const firstInput: QuoteInput = { invoice: "24000", days: "45", rate: "12" };

/**
 * Amounts without the currency, in whole coins from an invoice of 1,000 and in hundredths below. `today`
 * is exact, what is paid for it rounded up, so that nothing looks cheaper than it is.
 */
export interface Quote {
  readonly today: string;
  readonly cost: string;
  readonly investorsGet: string;
  readonly days: string;
  readonly isWhole: boolean;
}

/** The answers belong to the invoice, where its sentence is a question. */
export type QuoteErrors = Partial<Record<QuoteField, string>> & {
  readonly answers?: readonly AmountAnswer[];
};

const coin = { symbol: "", decimals: 6 };
const cents = { symbol: "USDC", decimals: 2 };
/** The invoice's limits, in hundredths; and how many base units a hundredth is. */
const least = 2_00n;
const most = 10_000_000_00n;
const hundredth = 10_000n;
const whole = 1_000_000n;
const maxDays = 365;
const maxBps = 10_000n;

/** The sale of a whole invoice, by the arithmetic of a funding request; or what is wrong in the input. */
export function quoteSale(input: QuoteInput): Quote | QuoteErrors {
  const invoice = parseTypedAmount(input.invoice, cents.decimals);
  const days = parseWholeNumber(input.days.trim());
  const rate = parseTypedAmount(input.rate, 2);
  const errors: QuoteErrors = {
    ...invoiceErrors(invoice),
    ...((days === null || days < 1 || days > maxDays) && {
      days: "Enter whole days from 1 to 365, such as 45.",
    }),
    ...((!rate.ok || rate.amount > maxBps) && {
      rate: "Enter a yearly return from 0 to 100, such as 12.",
    }),
  };
  if (!invoice.ok || !rate.ok || days === null || Object.keys(errors).length > 0) return errors;
  const face = invoice.amount * hundredth;
  const { decimals } = coin;
  const figures = calculateFinancing({
    face,
    amount: amountForFaceDown(face, rate.amount, BigInt(days), decimals),
    interest: { kind: "rate", aprBps: rate.amount },
    days: BigInt(days),
    lateFeeBps: 0n,
    decimals,
  });
  if (figures === null) return { invoice: "Enter a larger invoice: a note has whole units." };
  const { proceeds, interest, repayment } = figures;
  const isWhole = face >= 1_000n * whole && proceeds % whole === 0n;
  const step = isWhole ? whole : hundredth;
  const text = (amount: bigint) =>
    formatAmount(((amount + step - 1n) / step) * step, coin)
      .trim()
      .replace(isWhole ? /\.00$/ : "", "");
  return {
    today: text(proceeds),
    cost: text(interest),
    investorsGet: text(repayment),
    days: input.days.trim(),
    isWhole,
  };
}

function invoiceErrors(invoice: TypedAmount): QuoteErrors {
  if (invoice.ok && invoice.amount >= least && invoice.amount <= most) return {};
  if (invoice.ok || invoice.problem !== "ambiguous")
    return { invoice: "Enter an invoice from 2 to 10,000,000, such as 24,000.00." };
  const { message, answers } = amountProblem(invoice, cents);
  return { invoice: message, answers };
}

export const isQuote = (result: Quote | QuoteErrors): result is Quote => "today" in result;
