import { Link } from "react-router";
import type { ListingSummary } from "~/features/receivable/summary/listing-summary";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

/** A receivable in the list; all of the card leads to its page. */
export function ListingCard({ listing }: { listing: ListingSummary }) {
  const { status, isDisputed, isByLink, campaign, headline, about, sellerTrouble } = listing;
  return (
    <li
      className={classes(
        cardClass,
        // Its four parts are as high as those of the card beside it.
        "relative row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-0 px-4 py-3 transition-[border-color,box-shadow] duration-150 sm:p-5",
        "hover:border-line-strong hover:shadow-raised has-[:focus-visible]:border-line-strong",
      )}
    >
      <div className="flex flex-wrap content-start items-start justify-between gap-x-3 gap-y-1.5">
        <h3 className="wrap-anywhere min-w-0 font-medium leading-snug">
          <Link to={`/exchange/${listing.id}`} className="after:absolute after:inset-0">
            {listing.seller}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-1.5">
          {isDisputed && <Badge tone="bad">Disputed</Badge>}
          {isByLink && <Badge>By link only</Badge>}
          <Badge tone={status.tone}>{status.label}</Badge>
        </p>
        {campaign && <p className="wrap-anywhere w-full text-[0.9375rem] text-muted">{campaign}</p>}
      </div>
      {/* An amount stays whole, and leaves no room beside it: the due date stands below. */}
      <div className="mt-2.5 flex flex-wrap items-end gap-x-4 gap-y-1 max-sm:leading-4.5 sm:mt-3">
        <p className="figures flex min-w-min flex-1 flex-wrap items-baseline gap-x-1.5">
          <span className="whitespace-nowrap font-serif text-[1.375rem] leading-none sm:text-[1.75rem]">
            {headline.value}
          </span>{" "}
          <span className="text-[0.8125rem] text-muted sm:text-sm">{headline.words}</span>
        </p>
        <p
          className={`figures text-[0.8125rem] sm:text-sm ${headline.value.length > 8 ? "basis-full" : "ml-auto text-right"}`}
        >
          <span className="block whitespace-nowrap font-medium">Due {listing.dueWords}</span>
          <span className="block whitespace-nowrap text-muted">{listing.risk}</span>
        </p>
      </div>
      <p className="figures mt-1.5 mb-2 whitespace-pre-line text-[0.8125rem] text-muted leading-4.5 sm:mt-2 sm:mb-3 sm:text-sm sm:leading-5.5">
        <SellerTier listing={listing} /> {about}
        <span className="font-medium text-amber">{sellerTrouble}</span>
      </p>
      <Sold listing={listing} />
    </li>
  );
}

const chip =
  "mr-1 whitespace-nowrap rounded-md border border-line px-1.5 py-px font-medium text-[0.8125rem]";

/** Above the link that covers the card. */
function SellerTier({ listing: { seller, tier, sellerLink } }: { listing: ListingSummary }) {
  if (sellerLink === null) return <span className={chip}>{tier}</span>;
  return (
    <Link
      to={sellerLink}
      className={classes(
        chip,
        "relative after:absolute after:-inset-2.5 hover:border-line-strong hover:text-ink",
      )}
    >
      {tier}
      <span className="sr-only">: about {seller}</span>
    </Link>
  );
}

function Sold({ listing: { foot, soldPercent, timeLeft } }: { listing: ListingSummary }) {
  return (
    <div className="mt-auto">
      {timeLeft && (
        <div
          aria-hidden="true"
          className="mb-1.5 h-1.5 overflow-hidden rounded-full bg-ink/10 sm:mb-2"
        >
          <div
            className="h-full rounded-full bg-mint-strong"
            style={{ width: `${soldPercent}%` }}
          />
        </div>
      )}
      <p className="figures flex flex-wrap justify-between gap-x-4 text-[0.8125rem] text-muted sm:text-sm">
        <span className="whitespace-nowrap font-medium text-ink">{foot}</span>
        {timeLeft && <span className="whitespace-nowrap">{timeLeft}</span>}
      </p>
    </div>
  );
}
