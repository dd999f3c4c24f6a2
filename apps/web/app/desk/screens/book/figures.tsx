import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { BookAmount, BookShare, CoinBook } from "./book-page.ts";

/** "1 receivable", "42 receivables" */
export const receivableWords = ({ receivables }: Pick<BookAmount, "receivables">): string =>
  `${receivables} ${receivables === 1 ? "receivable" : "receivables"}`;

type Figure = readonly [label: string, value: string, detail: string];

const share = (label: string, { share: value, amount }: BookShare): Figure => [
  label,
  value,
  amount,
];

const figuresOf = ({ total, buckets, pastGrace, averageTime }: CoinBook): readonly Figure[] => [
  ["Outstanding", total.amount, `in ${receivableWords(total)}`],
  share("Not yet due", buckets["not-due"]),
  share("In grace period", buckets.grace),
  share("Past grace period", pastGrace),
  share("In default", buckets.defaulted),
  [
    "Average time to due date",
    averageTime ?? "None",
    averageTime === null ? "Everything is past due" : "of what isn’t due yet, weighted by amount",
  ],
];

/** The coin's book in six figures. */
export const Figures = ({ coin }: { readonly coin: CoinBook }) => (
  <dl
    className={classes(
      cardClass,
      "mt-1 grid grid-cols-2 gap-px overflow-hidden bg-line md:grid-cols-3 2xl:grid-cols-6",
    )}
  >
    {figuresOf(coin).map(([label, value, detail]) => (
      <div key={label} className="min-w-0 bg-surface px-3 py-2 sm:px-4">
        <dt className="text-muted text-xs">{label}</dt>
        <dd className="figures break-words font-medium">{value}</dd>
        <dd className="figures break-words text-muted text-xs">{detail}</dd>
      </div>
    ))}
  </dl>
);
