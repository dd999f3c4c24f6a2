import { formatCount } from "../money/format-amount.ts";

interface Defaults {
  /** Still in default. */
  readonly defaulted: number;
  /** Repaid in full after their default. */
  readonly defaultsRepaid: number;
}

/** How many receivables ever defaulted: "2", "1, repaid since", "3, 1 of them repaid since". */
export function defaultWords({ defaulted, defaultsRepaid }: Defaults): string {
  const all = formatCount(defaulted + defaultsRepaid);
  if (defaultsRepaid === 0) return all;
  return defaulted === 0
    ? `${all}, repaid since`
    : `${all}, ${formatCount(defaultsRepaid)} of them repaid since`;
}
