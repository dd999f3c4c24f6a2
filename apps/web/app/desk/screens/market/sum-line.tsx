import type { OwedSum } from "./desk.ts";

interface SumLineProps {
  /** Null where it isn't known. */
  readonly sum: OwedSum | null;
  /** Before the number of receivables: "late or disputed, with late fees, in" */
  readonly what: string;
}

/** "1,200.00 USDC late or disputed, with late fees, in 2 receivables"; nothing for none. */
export function SumLine({ sum, what }: SumLineProps) {
  if (sum === null || sum.receivables === 0) return null;
  const { receivables, totals } = sum;
  return (
    <p className="figures text-sm">
      <span className="font-medium">{totals.join(" + ")}</span>{" "}
      <span className="text-muted">
        {`${what} ${receivables} ${receivables === 1 ? "receivable" : "receivables"}`}
      </span>
    </p>
  );
}
