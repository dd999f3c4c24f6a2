import { type AmountProblem, amountProblem } from "@tenora/domain/money/amount-problem";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, roundFor } from "@tenora/domain/money/format-amount-for";
import { parseTypedAmount } from "@tenora/domain/money/typed-amount";
import { repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";

/** What is paid on a receivable. */
export interface ReceivablePayment {
  readonly listing: bigint;
  /**
   * Base units; or all of it as the chain has it at the press: what investors are owed (`holders`), or
   * the whole receivable, whose rest is the seller's (`total`).
   */
  readonly amount: bigint | "holders" | "total";
  /** The name of the business that sold it, where a page knows it. */
  readonly seller?: string | undefined;
}

/** What can be paid now, as a page shows it. */
export interface PayableFacts {
  readonly listing: bigint;
  readonly token: { readonly symbol: string; readonly decimals: number };
  readonly whole: "holders" | "total";
  /** Base units: all of it, when the page was made. */
  readonly due: bigint;
  /** Base units that a payment has at least; absent once the sale has ended, when any part can be paid. */
  readonly least?: bigint | undefined;
  /** The name of the business that sold it, for those who pay it. */
  readonly seller?: string;
}

/** While units are on sale a payment ends that, so the exchange takes no less than all that was sold. */
export const leastPayment = ({ isSaleOpen, ledger }: Sale): bigint | undefined =>
  isSaleOpen ? repaymentOf(ledger) : undefined;

interface Sale {
  readonly isSaleOpen: boolean;
  readonly ledger: Parameters<typeof repaymentOf>[0];
}

export type TypedPayment =
  | { readonly ok: true; readonly amount: ReceivablePayment["amount"]; readonly words: string }
  | ({ readonly ok: false } & AmountProblem);

/** What was typed means so much, or why it doesn't. All of it, or what it is shown as, pays in full. */
export function typedPayment(
  text: string,
  { token, whole, due, least = 0n }: PayableFacts,
): TypedPayment {
  const parsed = parseTypedAmount(text, token.decimals);
  if (!parsed.ok) return { ok: false, ...amountProblem(parsed, token) };
  const { amount } = parsed;
  if (amount === 0n) return problem("Enter more than zero.");
  if (amount < least)
    return problem(
      `Enter at least ${formatAmountFor("payer", least, token)} while units are on sale.`,
    );
  const all = formatAmountFor("payer", due, token);
  if (amount > roundFor("payer", due, token))
    return problem(`Only ${all} is left to pay. Enter that or less.`);
  return amount >= due
    ? { ok: true, amount: whole, words: all }
    : { ok: true, amount, words: formatAmount(amount, token) };
}

const problem = (message: string): TypedPayment => ({ ok: false, message, answers: [] });
