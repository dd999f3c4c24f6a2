import { parseDecimalAmount, toDecimalText } from "@tenora/domain/money/decimal-amount";
import { formatAmount } from "@tenora/domain/money/format-amount";

/** What is paid on a receivable. */
export interface Payment {
  readonly listing: bigint;
  /**
   * Base units; or all of it as the chain has it at the press: what investors are owed (`holders`), or
   * the whole receivable, whose rest is the seller's (`total`).
   */
  readonly amount: bigint | "holders" | "total";
}

/** What can be paid now, as a page shows it. */
export interface PayableFacts {
  readonly listing: bigint;
  readonly token: { readonly symbol: string; readonly decimals: number };
  readonly whole: "holders" | "total";
  /** Base units: all of it, when the page was made. */
  readonly due: bigint;
}

export type TypedPayment =
  | { readonly ok: true; readonly amount: Payment["amount"]; readonly words: string }
  | { readonly ok: false; readonly problem: string };

/** What was typed means so much, or a sentence about why it doesn't; all that's due pays in full. */
export function typedPayment(text: string, { token, whole, due }: PayableFacts): TypedPayment {
  const parsed = parseDecimalAmount(text, token.decimals);
  if (!parsed.ok) {
    if (parsed.problem === "empty") return { ok: false, problem: "Enter an amount." };
    if (parsed.problem === "too-many-decimals")
      return { ok: false, problem: `${token.symbol} has ${token.decimals} decimals at most.` };
    return {
      ok: false,
      problem: `Enter an amount like ${toDecimalText(10n ** BigInt(token.decimals + 2), token.decimals)}.`,
    };
  }
  const { amount } = parsed;
  if (amount === 0n) return { ok: false, problem: "Enter more than zero." };
  if (amount > due)
    return { ok: false, problem: `Only ${formatAmount(due, token)} is due. Enter that or less.` };
  return { ok: true, amount: amount === due ? whole : amount, words: formatAmount(amount, token) };
}
