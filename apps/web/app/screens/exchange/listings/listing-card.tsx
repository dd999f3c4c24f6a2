import { Link } from "react-router";
import { riskWords } from "~/features/receivable/risk-words";
import { statusWords } from "~/features/receivable/status-words";
import { kindWords, levelWords } from "~/features/receivable/terms-words";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ListingSummary } from "./listings-page.ts";

/** A receivable in the list; all of the card leads to its page. */
export function ListingCard({ listing }: { listing: ListingSummary }) {
  const { label, tone } = statusWords[listing.status];
  return (
    <li
      className={classes(
        cardClass,
        "relative flex flex-col p-5 transition-[border-color,box-shadow] duration-150 sm:p-6",
        "hover:border-line-strong hover:shadow-raised has-[:focus-visible]:border-line-strong",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">
          {kindWords[listing.kind]} <span className="figures">#{listing.id}</span>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <h3 className="mt-4 font-medium leading-snug">
        <Link to={`/exchange/${listing.id}`} className="after:absolute after:inset-0">
          {listing.seller}
        </Link>
      </h3>
      {listing.campaign && (
        <p className="wrap-anywhere text-[0.9375rem] text-muted">{listing.campaign}</p>
      )}
      <p className="figures mt-0.5 font-serif text-[1.75rem] leading-tight">{listing.face}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-4 text-[0.9375rem]">
        <Fact name="Yearly return" value={<Return listing={listing} />} />
        <Fact
          name="Due"
          value={listing.due}
          note={listing.status === "settled" ? undefined : listing.dueIn}
        />
        <Fact
          name="Risk"
          value={
            <span className="hyphenated">
              {listing.risk === null ? "Not graded" : riskWords[listing.risk].label}
            </span>
          }
        />
        {listing.kind === "community" ? (
          <Fact name="Who repays" value="The seller" />
        ) : (
          <Fact name="Debtor" value={listing.debtor ?? "Not stated"} />
        )}
        <Fact
          name="Acknowledgement"
          value={<span className="hyphenated">{levelWords[listing.level].label}</span>}
        />
        <Fact name="Seller" value={<SellerTier listing={listing} />} />
      </dl>
      <Sold listing={listing} />
      {listing.isDisputed && <p className="mt-3 font-medium text-brick text-sm">Disputed</p>}
    </li>
  );
}

export const Return = ({ listing: { yearly, hasReward } }: { listing: ListingSummary }) =>
  [yearly, hasReward && "reward"].filter(Boolean).join(" + ") || "None";

/** Above the link that covers the card. */
function SellerTier({ listing: { seller, tier, sellerLink } }: { listing: ListingSummary }) {
  const words = tier === null ? "Not rated" : `Tier ${tier}`;
  if (sellerLink === null) return words;
  return (
    <Link to={sellerLink} className="relative -my-2.5 inline-flex min-h-11 items-center underline">
      {words}
      <span className="sr-only">: about {seller}</span>
    </Link>
  );
}

function Fact({
  name,
  value,
  note,
}: {
  name: string;
  value: React.ReactNode;
  note?: string | undefined;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="figures font-medium">{value}</dd>
      {note && <dd className="figures text-muted text-sm">{note}</dd>}
    </div>
  );
}

function Sold({ listing }: { listing: ListingSummary }) {
  return (
    <div className="mt-auto pt-5">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink/10">
        <div
          className="h-full rounded-full bg-mint-strong"
          style={{ width: `${listing.soldPercent}%` }}
        />
      </div>
      <p className="figures mt-2 flex flex-wrap justify-between gap-x-4 text-muted text-sm">
        <span>{listing.sold} sold</span>
        {listing.timeLeft && <span>{listing.timeLeft}</span>}
      </p>
    </div>
  );
}
