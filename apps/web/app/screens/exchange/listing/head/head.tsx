import { Link } from "react-router";
import { MarketState } from "~/features/receivable/live/market-state";
import { statusWordsOf } from "~/features/receivable/status-words";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import type { ListingPage } from "../listing-page.ts";
import { BuyJump } from "../offer/buy-jump.tsx";

/** Characters of a heading that has two lines on a phone of 360 px, in its larger size. */
const mostLarge = 54;

/** What it is and how it stands, and what a buyer compares it by. */
export function Head({ page }: { page: ListingPage }) {
  const { label, tone } = statusWordsOf(page.head);
  return (
    <header className="mb-1 max-w-3xl sm:mb-2">
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <Badge tone={tone}>{label}</Badge>
        {page.head.dispute && <Badge tone="bad">Disputed</Badge>}
        {/* On phones the number alone, so that the badges have one line. */}
        <Badge>
          <span>
            <span className="max-sm:sr-only">Receivable </span>#{String(page.offer.id)}
          </span>
        </Badge>
        {page.offer.isSaleOpen && page.offer.gate === "link" && <Badge>By link only</Badge>}
      </div>
      <h1
        className={classes(
          "wrap-anywhere mt-3 font-serif text-title max-sm:leading-tight sm:mt-4",
          page.head.heading.length > mostLarge ? "max-sm:text-xl" : "max-sm:text-[1.5rem]",
        )}
      >
        {page.head.heading}
      </h1>
      <p className="figures mt-2 text-muted">
        {page.head.lead} {page.head.meaning}
      </p>
      {/* Before what leads to a purchase. */}
      {page.head.dispute && (
        <Notice tone="bad" role="none" title={page.head.dispute.title} className="my-4">
          <p>{page.head.dispute.reason}</p>
          <p className="mt-1.5">{page.head.dispute.outlook}</p>
        </Notice>
      )}
      <Facts page={page} />
      <BuyJump offer={page.offer} />
      <MarketState market={page.market} />
    </header>
  );
}

/** The facts of its card on the exchange, so that a visitor from there recognises the receivable. */
function Facts({ page: { head, seller } }: { page: ListingPage }) {
  const { risk, what, payer, recourse, tier, sellerLink, record, sellerTrouble } = head.facts;
  const chip = "mr-1 whitespace-nowrap rounded-md border border-line px-1.5 py-px font-medium";
  return (
    <div className="figures mt-2 text-muted text-sm leading-5.5">
      {/* No line begins with a dot. */}
      <p>{[risk, what, payer, recourse].filter(Boolean).join("\u00a0· ")}</p>
      <p className="mt-0.5">
        {sellerLink === null ? (
          <span className={chip}>{tier}</span>
        ) : (
          <Link
            to={sellerLink}
            className={classes(
              chip,
              "relative after:absolute after:-inset-2.5 hover:border-line-strong hover:text-ink",
            )}
          >
            {tier}
            <span className="sr-only">: about {seller.name}</span>
          </Link>
        )}{" "}
        {record}
        <span className="font-medium text-amber">{sellerTrouble}</span>
      </p>
    </div>
  );
}
