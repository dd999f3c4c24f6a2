import { formatCount } from "../../money/format-amount.ts";

interface Defaults {
  /** Ever in default. */
  readonly defaulted: number;
  /** Those still in default. */
  readonly inDefault: number;
}

/** How many receivables ever defaulted: "2", "1, repaid since", "3, 1 of them repaid since". */
export function defaultWords({ defaulted, inDefault }: Defaults): string {
  const all = formatCount(defaulted);
  const repaid = defaulted - inDefault;
  if (repaid === 0) return all;
  return inDefault === 0
    ? `${all}, repaid since`
    : `${all}, ${formatCount(repaid)} of them repaid since`;
}
