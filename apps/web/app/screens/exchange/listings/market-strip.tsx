import type { RepaymentFigure } from "~/market/market-figures";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ListingsPage } from "./listings-page.ts";

const fills: Readonly<Record<RepaymentFigure["parts"][number]["outcome"], string>> = {
  "on-time": "bg-mint-strong",
  late: "bg-mint-strong/45",
  "past-due": "bg-amber",
  pending: "bg-brick/45",
  default: "bg-brick",
};

const term = "basis-full text-muted";
const grid =
  "figures grid grid-cols-2 gap-px bg-line text-sm max-[22rem]:grid-cols-1 max-sm:[&>:nth-child(n+3)]:col-span-full sm:grid-cols-3 xl:grid-cols-[repeat(3,auto)_1fr]";

/**
 * What has happened on the exchange so far. Phones have what came due and the amounts behind a fold, so that
 * the list begins on the first screen; there two columns, with a row of its own for what each amount needs,
 * and at 400 % zoom an amount takes one alone. From 1280 px on all of it is one row.
 */
export function MarketStrip({ page: { figures, repayment } }: { page: ListingsPage }) {
  if (figures.length === 0) return null;
  return (
    <section
      aria-label="The exchange so far"
      className={classes(cardClass, "mt-3 overflow-hidden")}
    >
      <dl className={grid}>
        <Amounts figures={figures} className="max-sm:hidden" />
        <div className="col-span-full bg-surface px-3 py-2 sm:px-4 xl:col-span-1">
          <dt className={term}>{repayment?.due ?? "Due so far"}</dt>
          {repayment === null ? (
            <dd className="font-medium">None yet</dd>
          ) : (
            <Outcomes {...repayment} />
          )}
        </div>
      </dl>
      <details className="border-line border-t sm:hidden">
        <summary className="min-h-11 content-center px-3 font-medium text-sm">More figures</summary>
        <dl className={classes(grid, "pt-px")}>
          <Amounts figures={figures} className="" />
        </dl>
      </details>
    </section>
  );
}

const Amounts = ({
  figures,
  className,
}: Pick<ListingsPage, "figures"> & { readonly className: string }) =>
  figures.map(({ label, values }) => (
    <div
      key={label}
      className={classes(
        "flex flex-wrap content-start gap-x-5 bg-surface px-3 py-2 sm:px-4 xl:block",
        className,
      )}
    >
      <dt className={term}>{label}</dt>
      {values.map((value) => (
        <dd
          key={value}
          className="flex-1 basis-32 whitespace-nowrap font-medium leading-snug sm:text-[1.0625rem]"
        >
          {value}
        </dd>
      ))}
    </div>
  ));

/** How many of those that matured ended how, and how much of it: the words say it all, the bar shows the shares. */
const Outcomes = ({ parts, byValue }: RepaymentFigure) => (
  <dd>
    <span aria-hidden="true" className="my-1 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ outcome, count }) => (
        <span key={outcome} className={fills[outcome]} style={{ flexGrow: count }} />
      ))}
    </span>
    <ul className="flex flex-wrap gap-x-2.5">
      {parts.map(({ outcome, label }) => (
        <li key={outcome} className="flex items-center gap-1 sm:whitespace-nowrap">
          <span
            aria-hidden="true"
            className={classes("size-2 shrink-0 rounded-full", fills[outcome])}
          />
          {label}
        </li>
      ))}
    </ul>
    <p className="whitespace-pre-line text-muted max-sm:mt-1 max-sm:text-[0.8125rem] max-sm:leading-snug">
      {byValue}
    </p>
  </dd>
);
