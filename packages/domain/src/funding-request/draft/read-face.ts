import { type Answers, requirePositive } from "./answers.ts";

/** The exchange's highest face value, in whole stablecoins. */
export const maxFace = 250_000_000n;

/** Where the face stands in US dollars, in which the exchange counts. */
export const faceField = ({ currency }: Answers) =>
  currency === "USD" ? "faceValue" : "settlementAmount";

/**
 * What the customer owes in base units of the chosen stablecoin: the invoice in USD, or the agreed
 * amount in USD where it is in another currency. Null, with its errors, when it cannot be told.
 */
export function readFace(answers: Answers, errors: Record<string, string>): bigint | null {
  requirePositive(answers, "faceValue", errors);
  const field = faceField(answers);
  const settled = requirePositive(answers, field, errors);
  if (settled === null) return null;
  if (settled > maxFace * 100n) {
    errors[field] = "The exchange takes up to 250 million USD.";
    return null;
  }
  return settled * 10n ** BigInt(answers.amount.currency.decimals - 2);
}
