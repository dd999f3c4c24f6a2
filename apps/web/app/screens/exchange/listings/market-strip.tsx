import type { RepaymentFigure } from "~/market/market-figures";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ListingsPage } from "./listings-page.ts";

const fills: Readonly<Record<RepaymentFigure["parts"][number]["outcome"], string>> = {
  "on-time": "bg-mint-strong",
  late: "bg-mint-strong/45",
  "past-due": "bg-amber",
  default: "bg-brick",
};

const term = "basis-full text-muted";

/**
 * What has happened on the exchange so far. Phones have two columns: two figures in the first row, and a
 * row each for those with something to say of every amount; at 400 % zoom an amount takes one alone.
 */
export function MarketStrip({ page: { figures, repayment } }: { page: ListingsPage }) {
  if (figures.length === 0) return null;
  return (
    <section
      aria-label="The exchange so far"
      className={classes(cardClass, "mt-3 overflow-hidden sm:mt-4")}
    >
      <dl className="figures grid grid-cols-2 gap-px bg-line text-sm max-[22rem]:grid-cols-1 max-sm:[&>:nth-child(n+3)]:col-span-full sm:grid-cols-3 lg:grid-cols-[repeat(3,1fr)_1.6fr]">
        {figures.map(({ label, values, notes }) => (
          <div
            key={label}
            className="flex flex-wrap content-start gap-x-5 bg-surface px-3 py-2 sm:px-6 sm:py-2.5"
          >
            <dt className={term}>{label}</dt>
            {values.map((value, at) => (
              <dd
                key={value}
                className="flex-1 basis-32 whitespace-nowrap font-medium leading-snug sm:text-[1.0625rem]"
              >
                {value}
                <span className="block whitespace-pre-line font-normal text-muted text-sm">
                  {notes?.[at]}
                </span>
              </dd>
            ))}
          </div>
        ))}
        <div className="bg-surface px-3 py-2 sm:col-span-3 sm:px-6 sm:py-2.5 lg:col-span-1">
          <dt className={term}>{repayment?.due ?? "Due so far"}</dt>
          {repayment === null ? (
            <dd className="font-medium">None yet</dd>
          ) : (
            <Outcomes {...repayment} />
          )}
        </div>
      </dl>
    </section>
  );
}

/** How many of those that matured ended how: the words say it all, the bar shows the shares. */
const Outcomes = ({ parts }: RepaymentFigure) => (
  <dd>
    <span aria-hidden="true" className="my-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ outcome, count }) => (
        <span key={outcome} className={fills[outcome]} style={{ flexGrow: count }} />
      ))}
    </span>
    <ul className="flex flex-wrap gap-x-3">
      {parts.map(({ outcome, label }) => (
        <li key={outcome} className="flex items-center gap-1.5 sm:whitespace-nowrap">
          <span
            aria-hidden="true"
            className={classes("size-2 shrink-0 rounded-full", fills[outcome])}
          />
          {label}
        </li>
      ))}
    </ul>
  </dd>
);
