import { exchangeErrors } from "./exchange-errors.ts";
import { type ErrorMessage, report } from "./explain.ts";
import { platformErrors } from "./platform-errors.ts";
import { tokenErrors, tokenReasons } from "./token-errors.ts";

/** The texts of contracts are quoted as they are, so they stay short and on one line. */
const longestReason = 120;

/** `require` and `revert` with a text. Tokens say known things with it; others are quoted. */
const textError: ErrorMessage = ([text], words) => {
  const reason = String(text).replace(/\s+/g, " ").trim().slice(0, longestReason);
  const known = tokenReasons.find(([pattern]) => pattern.test(reason))?.[1];
  const message = known ? tokenErrors[known] : undefined;
  if (message) return message([], words);
  const quoted = reason === "" ? "without a reason" : `with the words “${reason}”`;
  return [`A contract rejected this ${quoted}.`, report];
};

const panic: ErrorMessage = ([code]) => [
  `A contract stopped because of a fault of its own (panic ${code}).`,
  "Nothing has changed. Please contact us and tell us what you were doing.",
];

/** What each error of the contracts means to the person who sees it. */
export const contractErrorMessages: Readonly<Record<string, ErrorMessage>> = {
  ...exchangeErrors,
  ...platformErrors,
  ...tokenErrors,
  Error: textError,
  Panic: panic,
  Unknown: () => ["The chain rejected this without a reason.", report],
};
