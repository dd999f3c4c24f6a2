import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import { Link } from "react-router";
import type { WordPair } from "~/features/receivable/terms/word-pair";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { FoldedCard } from "~/ui/folded-card";
import { Notice } from "~/ui/notice";
import type { ListingPage, SellerWords } from "../listing-page.ts";

/** The terms in words, and as a table for those who ask. */
export function TermsCard({ page }: { page: ListingPage }) {
  return (
    <Card>
      <CardHeading title="Terms" description={page.debt.levelMeaning} />
      <Sentences sentences={page.terms.main} />
      <details className="mt-5 border-line border-t pt-2">
        <summary className="flex min-h-11 items-center font-medium">All terms</summary>
        <div className="mt-2 mb-5">
          <Sentences sentences={page.terms.more} />
        </div>
        <Pairs pairs={page.terms.table} />
      </details>
    </Card>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="grid max-w-[68ch] gap-2.5">
      {sentences.map((sentence) => (
        <li key={sentence} className="relative pl-5">
          <span
            aria-hidden="true"
            className="absolute top-[0.65em] left-0 size-1.5 rounded-full bg-mint-strong"
          />
          {sentence}
        </li>
      ))}
    </ul>
  );
}

/** The seller, and how they have repaid so far. */
export function SellerCard({ seller }: { seller: SellerWords }) {
  return (
    <FoldedCard
      title="Seller"
      summary={[seller.name, seller.isSuspended && "Suspended", seller.record]
        .filter(Boolean)
        .join(" · ")}
    >
      {seller.isSuspended && (
        <Notice tone="bad" role="none" title="Suspended" className="mb-3">
          It can’t list anything new.
        </Notice>
      )}
      {seller.logo && (
        <img
          src={seller.logo}
          alt={`Logo of ${seller.name}`}
          width={48}
          height={48}
          className="mb-3 rounded-control border border-line bg-white"
        />
      )}
      <Pairs pairs={seller.lines} />
      {seller.standing && (
        <p className="figures mt-1 max-w-[68ch] text-muted text-sm">{seller.standing}</p>
      )}
      <p className="mt-3 text-balance break-all font-mono text-muted text-xs">{seller.wallet}</p>
      {seller.link && (
        <Link
          to={seller.link}
          className={buttonClass({ variant: "link", className: "-ml-5 mt-2" })}
        >
          About this seller
        </Link>
      )}
    </FoldedCard>
  );
}

/** What a campaign tells its backers, and what they can lose. */
export function CampaignCard({ page }: { page: ListingPage }) {
  const {
    debt: { kind, campaign },
    head: { status },
    seller,
  } = page;
  if (kind !== "community") return null;
  // A warning of what can't happen any more.
  const isOver = status === "settled" || isSaleOff(status);
  if (isOver && campaign === null) return null;
  return (
    <Card>
      <CardHeading title={campaign?.name ?? "Community campaign"} />
      {campaign && (
        <p className="wrap-anywhere max-w-[68ch] whitespace-pre-line">{campaign.story}</p>
      )}
      {campaign && campaign.pictures.length > 0 && (
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {campaign.pictures.map(({ sha256, description }) => (
            <li key={sha256}>
              <figure>
                <img
                  src={`/campaigns/pictures/${sha256}`}
                  alt={description}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-control border border-line object-cover"
                />
                <figcaption aria-hidden="true" className="wrap-anywhere mt-2 text-muted text-sm">
                  {description}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <Notice
          tone="warning"
          role="none"
          title="You can lose all of it"
          className={campaign ? "mt-6" : undefined}
        >
          No customer owes this money. {seller.name} repays it from its own funds. If that fails,
          you may get back only part of what you paid, or nothing. Only back it with money you can
          afford to lose.
        </Notice>
      )}
    </Card>
  );
}

/** Labels and values, one pair a line. */
export function Pairs({ pairs, className }: { pairs: readonly WordPair[]; className?: string }) {
  return (
    <dl className={className}>
      {pairs.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-line border-t py-2.5 text-[0.9375rem] first:border-t-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="figures wrap-anywhere min-w-0 font-medium sm:text-right">
            {value}
            {note && <span className="block font-normal text-muted text-xs">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
