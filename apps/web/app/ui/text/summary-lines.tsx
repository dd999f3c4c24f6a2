import type { ReactNode } from "react";

interface Line {
  readonly label: string;
  readonly value: ReactNode;
  /** Folded under "Technical details": a hash, a counter, the address of a known contract. */
  readonly isTechnical?: true;
}

interface SummaryLinesProps {
  readonly lines: readonly Line[];
  /** The digest of the signed message: by it a revocation or our server names the message. */
  readonly digest?: string | null;
  /** A bordered table with names in a column; names and values at both ends; or one above the other. */
  readonly layout?: keyof typeof layouts;
}

const layouts = {
  table: {
    list: "divide-y divide-line rounded-control border border-line text-[0.9375rem]",
    row: "grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr]",
    value: "",
  },
  ends: {
    list: "divide-y divide-line border-line border-y text-[0.9375rem]",
    row: "flex flex-wrap justify-between gap-x-3 gap-y-0.5 py-2 sm:gap-x-6 sm:gap-y-1 sm:py-2.5",
    value: "figures font-medium",
  },
  stacked: { list: "mt-2 space-y-2 text-sm", row: "", value: "" },
} as const;

/** What the user agrees to: the terms in words first, then the technical rest, folded and complete. */
export function SummaryLines({ lines, digest = null, layout = "table" }: SummaryLinesProps) {
  const technical: readonly Line[] = [
    ...lines.filter(({ isTechnical }) => isTechnical),
    ...(digest === null ? [] : [{ label: "Digest", value: digest }]),
  ];
  return (
    <>
      <List lines={lines.filter(({ isTechnical }) => !isTechnical)} layout={layout} />
      {technical.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted">
            Technical details
          </summary>
          <List lines={technical} layout={layout} />
        </details>
      )}
    </>
  );
}

function List({ lines, layout = "table" }: SummaryLinesProps) {
  const { list, row, value: valueClass } = layouts[layout];
  return (
    <dl className={list}>
      {lines.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className="text-muted">{label}</dt>
          <dd className={`wrap-anywhere min-w-0 ${valueClass}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
