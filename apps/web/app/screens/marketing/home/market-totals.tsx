import { useLoaderData } from "react-router";
import type { MarketFigure } from "~/market/market-figures";
import type { HomeMarket } from "./home-market.ts";

/**
 * What has happened on the exchange so far, once something has. Only the server writes it: browsers
 * load no code for it, and leave the element unchanged.
 */
export const MarketTotals = import.meta.env.SSR ? ServerTotals : Unchanged;

function Unchanged() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that what is there stays
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

function ServerTotals() {
  const { figures = [] } = useLoaderData<HomeMarket | null>() ?? {};
  return <div>{figures.length > 0 && <Strip figures={figures} />}</div>;
}

function Strip({ figures }: { figures: readonly MarketFigure[] }) {
  return (
    <section aria-label="The exchange so far" className="page-width pb-14 sm:pb-20">
      <dl className="grid gap-x-10 gap-y-6 border-line border-y py-6 sm:grid-cols-3">
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
