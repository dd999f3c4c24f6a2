import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { HomeMarket, HomeOffer } from "./home-market.ts";

/** What is on sale right now, row by row, and the way to all of it. */
export function Offers({ offers, offered }: Pick<HomeMarket, "offers" | "offered">) {
  return (
    <div className={classes(cardClass, "overflow-hidden")}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b bg-surface-sunken/60 px-4 sm:px-6">
        <h2 className="py-2.5 font-medium">On sale now</h2>
        <Link
          to="/exchange"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-[0.9375rem] text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {offered}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </ul>
    </div>
  );
}

const quiet = "figures text-muted text-sm";

function Row({ offer }: { offer: HomeOffer }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 px-4 py-3 hover:bg-surface-raised sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_7rem_8.5rem_minmax(0,1fr)]">
      <p className="wrap-anywhere font-medium leading-snug">
        <Link to={`/exchange/${offer.id}`} className="after:absolute after:inset-0">
          {offer.seller}
        </Link>
      </p>
      <p className={classes(quiet, "max-lg:order-2")}>
        {offer.about}
        <span className="block font-medium text-amber">{offer.warning}</span>
      </p>
      <p className="figures whitespace-nowrap text-right font-medium text-sm lg:text-left">
        {offer.due}
      </p>
      <p className={classes(quiet, "whitespace-nowrap max-lg:order-2 max-lg:text-right")}>
        {offer.risk}
      </p>
      <div className="max-lg:order-3 max-lg:col-span-2 max-lg:mt-1.5">
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-mint-strong"
            style={{ width: `${offer.soldPercent}%` }}
          />
        </div>
        <p className="figures mt-1 whitespace-nowrap text-sm">{offer.sold}</p>
      </div>
    </li>
  );
}
