import { formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";
import { date, type ErrorWords } from "./explain.ts";

type Unit = "amount" | "count" | "days" | "rate" | "time";

/** The terms that have bounds, by their position in the contract's struct. */
const bounded: Readonly<Record<number, readonly [name: string, unit: Unit]>> = {
  13: ["face value", "amount"],
  14: ["price of a unit", "amount"],
  15: ["repayment of a unit", "amount"],
  16: ["number of units", "count"],
  17: ["minimum raise", "count"],
  18: ["smallest purchase", "count"],
  19: ["end of the sale", "time"],
  20: ["due date", "time"],
  21: ["grace period", "days"],
  22: ["delay before a default", "days"],
  23: ["late fee", "rate"],
};

/** Which term is outside its bounds, and what the bound is. */
export function describeBound(
  field: number,
  value: unknown,
  bound: unknown,
  words: Pick<ErrorWords, "amount">,
): string {
  if (field === 7) return "The fingerprint is missing.";
  const [name, unit] = bounded[field] ?? [`term ${field}`, "count"];
  const [is, limit] = [Number(value), Number(bound)];
  // The contract answers with the second of the day where the due date doesn't end one.
  if (field === 20 && limit === 86_399)
    return "The due date must be the last second of a day, UTC.";
  const text = (number: unknown) => write(unit, number, words);
  const side = is < limit ? "least" : "most";
  return `The ${name} is ${text(value)}; it must be at ${side} ${text(bound)}.`;
}

function write(unit: Unit, value: unknown, { amount }: Pick<ErrorWords, "amount">): string {
  switch (unit) {
    case "amount":
      return amount(value);
    case "time":
      return date(value);
    case "rate":
      return `${formatBasisPoints(Number(value))} a year`;
    case "days":
      return `${value} days`;
    case "count":
      return formatCount(BigInt(value as bigint));
  }
}
