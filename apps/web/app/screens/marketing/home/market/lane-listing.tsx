import { Link, useLoaderData } from "react-router";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { HomeListing, HomeMarket } from "./home-market.ts";

/** What an investor buys: the newest receivable on sale, or a sample before there is one. */
export function LaneListing() {
  const market = useLoaderData<HomeMarket | null>();
  return <div>{market?.listing ? <Live listing={market.listing} /> : <Sample />}</div>;
}

const look = "scene-rise relative flex flex-col justify-center p-6 sm:p-8 lg:h-88";

function Live({ listing }: { listing: HomeListing }) {
  const { kind, status, seller, face, facts, soldPercent } = listing;
  return (
    <>
      <div
        className={classes(
          cardClass,
          look,
          "transition-[border-color,box-shadow] duration-150",
          "hover:border-line-strong hover:shadow-raised has-[:focus-visible]:border-line-strong",
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted text-sm">
            {kind} <span className="figures">#{listing.id}</span>
          </p>
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
        <p className="wrap-anywhere mt-4 font-medium leading-snug">
          <Link to={`/exchange/${listing.id}`} className="after:absolute after:inset-0">
            {seller}
          </Link>
        </p>
        <Face>{face}</Face>
        <Facts facts={facts} />
        <div aria-hidden="true" className="mt-4 h-1.5 overflow-hidden rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-mint-strong"
            style={{ width: `${soldPercent}%` }}
          />
        </div>
      </div>
      <Caption>On sale on the exchange.</Caption>
    </>
  );
}

/** One of the samples in the investors' portal, without its rate. */
function Sample() {
  return (
    <>
      <div className={classes(cardClass, look)}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="rounded-md border border-line-strong border-dashed px-2 py-0.5 font-medium text-muted text-sm">
            Sample
          </span>
          <Badge tone="good">Low risk</Badge>
        </div>
        <p className="mt-4 text-muted">Straits Cold Chain</p>
        <Face>24,000 USDC</Face>
        <Facts
          facts={[
            ["Asset", "Invoice"],
            ["Maturity", "30 days"],
          ]}
        />
      </div>
      <Caption>An example, not an offer.</Caption>
    </>
  );
}

const Caption = ({ children }: { children: string }) => (
  <p className="mt-3 text-muted text-sm">{children}</p>
);

const Face = ({ children }: { children: string }) => (
  <p className="figures mt-0.5 font-serif text-[2rem] leading-tight">{children}</p>
);

const Facts = ({ facts }: Pick<HomeListing, "facts">) => (
  <dl className="mt-4 border-line border-t pt-2">
    {facts.map(([name, value]) => (
      <div key={name} className="flex justify-between gap-4 py-1 text-[0.9375rem]">
        <dt className="text-muted">{name}</dt>
        <dd className="figures text-right font-medium">{value}</dd>
      </div>
    ))}
  </dl>
);
