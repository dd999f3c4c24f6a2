import { type ErrorContext, explainError } from "@tenora/chain/transaction/errors";
import { IntentError } from "../state/transaction-intent.ts";
import type { Problem } from "../state/transaction-run.ts";

/** Any failure in words, and what the person can do now. */
export function describeProblem(error: unknown, context: ErrorContext = {}): Problem {
  if (!(error instanceof IntentError)) return explainError(error, context);
  return { code: "INTENT", sentence: error.message, nextStep: error.nextStep };
}
