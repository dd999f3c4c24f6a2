import type { RepaymentFigure } from "~/market/market-figures";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ListingsPage } from "./listings-page.ts";

/**
 * What has happened on the exchange so far. Phones have what came due in counts, and all amounts behind a fold,
 * so that the list begins on the first screen. Its layout is a style sheet's: the page's script has no room for it.
 */
export function MarketStrip({ page: { figures, repayment } }: { page: ListingsPage }) {
  if (figures.length === 0) return null;
  return (
    <section
      aria-label="The exchange so far"
      className={classes(cardClass, "mt-3 overflow-hidden")}
    >
      <dl className="market-strip market-strip-folded">
        <Amounts figures={figures} />
        <div>
          <dt>{repayment?.due ?? "Due so far"}</dt>
          {repayment === null ? (
            <dd className="font-medium">None yet</dd>
          ) : (
            <Outcomes {...repayment} />
          )}
        </div>
      </dl>
      <details className="border-line border-t sm:hidden">
        <summary className="min-h-11 content-center px-3 font-medium text-sm">More figures</summary>
        <dl className="market-strip pt-px">
          <Amounts figures={figures} />
        </dl>
        {repayment?.byValue && <p className="market-strip-by-value">{repayment.byValue}</p>}
      </details>
    </section>
  );
}

const Amounts = ({ figures }: Pick<ListingsPage, "figures">) =>
  figures.map(({ label, values }) => (
    <div key={label}>
      <dt>{label}</dt>
      {values.map((value) => (
        <dd key={value} className="market-strip-values">
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
        <span key={outcome} className={`outcome-${outcome}`} style={{ flexGrow: count }} />
      ))}
    </span>
    <ul className="flex flex-wrap gap-x-2.5">
      {parts.map(({ outcome, label }) => (
        <li key={outcome} className="flex items-center gap-1 sm:whitespace-nowrap">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full outcome-${outcome}`} />
          {label}
        </li>
      ))}
    </ul>
    <p className="market-strip-by-value">{byValue}</p>
  </dd>
);
