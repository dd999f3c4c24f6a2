/** What went wrong in words, and what the person can do now. */
export interface ExplainedError {
  /** The name of the contract's error, or a name in capitals for others. */
  readonly code: string;
  readonly sentence: string;
  readonly nextStep: string;
}

/** The words that a message needs and the error itself doesn't have. */
export interface ErrorWords {
  /** An amount of base units with its coin, where the coin is known; `token` where the error names it. */
  amount(baseUnits: unknown, token?: unknown): string;
  /** "in" when the caller pays, "out" when another account is paid, null when the call is unknown. */
  readonly direction: "in" | "out" | null;
  /** Whether the token that moved nothing is known to be paused. */
  readonly isTokenPaused: boolean;
  /** "USDC"; "The token" where it isn't known. */
  symbol(token: unknown): string;
}

/** Sentence and next step for the arguments of one error. */
export type ErrorMessage = (
  args: readonly unknown[],
  words: ErrorWords,
) => readonly [sentence: string, nextStep: string];

/** Contracts return 256-bit seconds; later ones have no date in JavaScript. */
const lastSecond = Date.UTC(9999, 11, 31) / 1000;

/** Seconds since 1970 as "2027-01-05 23:59 UTC". */
export function date(seconds: unknown): string {
  const at = Number(seconds);
  if (!(at >= 0 && at <= lastSecond)) return "an unknown date";
  return `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Next steps that several errors share. */
export const reload = "Reload the page to see what you can do now.";
export const report = "Nothing has changed. Try again, or contact us if it keeps happening.";
export const signAgain = "Ask them to sign again.";
