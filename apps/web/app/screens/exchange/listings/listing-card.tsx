import { Link } from "react-router";
import type { ListingSummary } from "~/features/receivable/listing-summary";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

/** A receivable in the list; all of the card leads to its page. Its look, compact on phones, is in a style sheet. */
export function ListingCard({ listing }: { listing: ListingSummary }) {
  const { status, isDisputed, isByLink, campaign, headline, about, sellerTrouble } = listing;
  return (
    <li
      className={classes(
        cardClass,
        "listing-card",
        // An amount stays whole, and leaves no room beside it: the due date stands below.
        headline.value.length > 8 && "listing-card-long",
      )}
    >
      <div className="listing-head">
        <h3>
          <Link to={`/exchange/${listing.id}`}>{listing.seller}</Link>
        </h3>
        <p>
          {isDisputed && <Badge tone="bad">Disputed</Badge>}
          {isByLink && <Badge>By link only</Badge>}
          {/* What is by link only is on sale. */}
          <Badge tone={status.tone}>{isByLink ? listing.rowStatus : status.label}</Badge>
        </p>
        {campaign && <p>{campaign}</p>}
      </div>
      <div className="listing-figures">
        <p>
          <span>{headline.value}</span> <span>{headline.words}</span>
        </p>
        <p>
          <span>Due {listing.dueWords}</span>
          <span>{listing.risk}</span>
        </p>
      </div>
      <p className="listing-about">
        <SellerTier listing={listing} /> <span>{about}</span>
        <span className="text-amber">{sellerTrouble}</span>
      </p>
      <Sold listing={listing} />
    </li>
  );
}

/** Above the link that covers the card. */
function SellerTier({ listing: { seller, tier, sellerLink } }: { listing: ListingSummary }) {
  if (sellerLink === null) return <b>{tier}</b>;
  return (
    <Link to={sellerLink}>
      {tier}
      <span className="sr-only">: about {seller}</span>
    </Link>
  );
}

function Sold({ listing: { foot, soldPercent, timeLeft } }: { listing: ListingSummary }) {
  return (
    <div className="listing-sold">
      {timeLeft && (
        <div aria-hidden="true" className="rounded-full bg-ink/10">
          <div
            className="h-full rounded-full bg-mint-strong"
            style={{ width: `${soldPercent}%` }}
          />
        </div>
      )}
      <p>
        <span>{foot}</span>
        {timeLeft && <span>{timeLeft}</span>}
      </p>
    </div>
  );
}
