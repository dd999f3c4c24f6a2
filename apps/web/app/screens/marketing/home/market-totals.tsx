import { useLoaderData } from "react-router";
import type { MarketFigure } from "~/market/market-figures";
import type { HomeMarket } from "./home-market.ts";

/** What has happened on the exchange so far, once something has. */
export function MarketTotals() {
  const { figures = [] } = useLoaderData<HomeMarket | null>() ?? {};
  return figures.length > 0 && <Strip figures={figures} />;
}

function Strip({ figures }: { figures: readonly MarketFigure[] }) {
  return (
    <section aria-label="The exchange so far" className="page-width pb-14 sm:pb-20">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 sm:grid-cols-3 sm:gap-x-10">
        {figures.map(({ label, values, note }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="figures mt-0.5 font-medium text-[1.0625rem]">
                {value}
              </dd>
            ))}
            {note && <dd className="figures text-muted text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
