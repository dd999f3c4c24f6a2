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

const term = "text-muted text-[0.8125rem] sm:text-sm";

/** What has happened on the exchange so far; on phones one row, which scrolls. */
export function MarketStrip({ page: { figures, repayment } }: { page: ListingsPage }) {
  if (figures.length === 0) return null;
  return (
    <section
      aria-label="The exchange so far"
      // A row that scrolls must be reached with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className={classes(cardClass, "mt-3 overflow-x-auto sm:mt-5")}
    >
      <dl className="figures flex divide-line max-sm:w-max max-sm:divide-x sm:grid sm:grid-cols-3 lg:grid-cols-[repeat(3,1fr)_1.6fr] lg:divide-x">
        {figures.map(({ label, values }) => (
          <div key={label} className="px-3.5 py-2.5 sm:px-6 sm:py-4">
            <dt className={term}>{label}</dt>
            {values.map((value) => (
              <dd
                key={value}
                className="whitespace-nowrap font-medium text-sm leading-snug sm:text-[1.0625rem]"
              >
                {value}
              </dd>
            ))}
          </div>
        ))}
        <div className="w-72 border-line px-3.5 py-2.5 sm:col-span-3 sm:w-auto sm:border-t sm:px-6 sm:py-4 lg:col-span-1 lg:border-t-0">
          <dt className={term}>{repayment?.due ?? "Came due"}</dt>
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

/** How many of those that came due ended how: the words say it all, the bar shows the shares. */
const Outcomes = ({ parts }: RepaymentFigure) => (
  <dd>
    <span aria-hidden="true" className="my-1.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ outcome, count }) => (
        <span key={outcome} className={fills[outcome]} style={{ flexGrow: count }} />
      ))}
    </span>
    <ul className="flex flex-wrap gap-x-3 text-[0.8125rem] leading-snug">
      {parts.map(({ outcome, label }) => (
        <li key={outcome} className="flex items-center gap-1.5 whitespace-nowrap">
          <span aria-hidden="true" className={classes("size-2 rounded-full", fills[outcome])} />
          {label}
        </li>
      ))}
    </ul>
  </dd>
);
