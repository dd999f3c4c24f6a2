import { useLoaderData } from "react-router";
import type { MarketFigure } from "~/market/market-figures";
import type { HomeMarket } from "./home-market.ts";
import { Offers } from "./offers.tsx";

/** What is on sale on the exchange and what has happened there so far, once there is something. */
export function MarketTotals() {
  const { figures = [], offers = [], offered = "" } = useLoaderData<HomeMarket | null>() ?? {};
  if (figures.length === 0 && offers.length === 0) return null;
  return (
    <section aria-label="The exchange so far" className="page-width pb-12 sm:pb-20">
      {offers.length > 0 && <Offers offers={offers} offered={offered} />}
      {figures.length > 0 && <Strip figures={figures} />}
    </section>
  );
}

const Strip = ({ figures }: { figures: readonly MarketFigure[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 py-5 sm:grid-cols-3 sm:px-6 sm:gap-x-10">
    {figures.map(({ label, values, note }) => (
      <div key={label} className="max-sm:last:col-span-2">
        <dt className="text-muted text-sm">{label}</dt>
        {values.map((value) => (
          <dd
            key={value}
            className="figures mt-0.5 whitespace-nowrap font-medium text-[0.9375rem] sm:text-[1.0625rem]"
          >
            {value}
          </dd>
        ))}
        {note && <dd className="figures text-muted text-sm">{note}</dd>}
      </div>
    ))}
  </dl>
);
