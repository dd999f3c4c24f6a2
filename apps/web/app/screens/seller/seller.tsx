import ArrowLeft from "lucide-react/icons/arrow-left";
import ExternalLink from "lucide-react/icons/external-link";
import { data, Link } from "react-router";
import { MarketState } from "~/features/receivable/live/market-state";
import { MarketUnavailable } from "~/features/receivable/live/market-unavailable";
import { SellerLogo } from "~/features/receivable/seller/seller-logo";
import { SellerRecordList } from "~/features/receivable/seller/seller-record";
import { RewardCard } from "~/features/reward/reward-card";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { Badge } from "~/ui/badge";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/seller";
import { RatingCard } from "./rating-card.tsx";
import { ReceivableList } from "./receivable-list.tsx";
import { loadSeller } from "./seller.server.ts";
import type { SellerPage } from "./seller-page.ts";
import { TroubleLine } from "./trouble-line.tsx";

export const meta = ({ loaderData: page }: Route.MetaArgs) => [
  ...pageMeta({
    title: page?.name ?? "Business",
    description: page?.summary ?? "A business on the exchange.",
  }),
  ...(page?.suspendedOn ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadSeller(context, params.slug);
  if (page === "missing") throw data(null, { status: 404 });
  return data(page, { status: page === null ? 503 : 200 });
}

/** What the chain says of a business, and then who it is in its own words. */
export default function Seller({ loaderData: page }: Route.ComponentProps) {
  return (
    <div data-no-artwork className="mx-auto max-w-4xl px-5 pt-8 pb-20 sm:px-8 sm:pt-12">
      <Link
        to="/exchange"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Exchange
      </Link>
      {page === null ? (
        <>
          <h1 className="mt-3 font-serif text-title">Business</h1>
          <MarketUnavailable title="We can't read this business's record right now" />
        </>
      ) : (
        <SellerView page={page} />
      )}
    </div>
  );
}

/** The page of a business. */
export function SellerView({ page }: { page: SellerPage }) {
  return (
    <>
      <header className="mt-3">
        <Badge>{page.tier}</Badge>
        <div className="mt-4 flex items-center gap-4">
          <SellerLogo name={page.name} logo={page.logo} />
          <h1 className="wrap-anywhere min-w-0 font-serif text-title">{page.name}</h1>
        </div>
        {page.suspendedOn ? (
          <Suspended on={page.suspendedOn} />
        ) : (
          <p className="figures mt-3 max-w-[68ch] text-muted text-sm">{page.tierMeaning}</p>
        )}
        <TroubleLine trouble={page.trouble} />
        <MarketState market={page.market} />
      </header>
      <div className="mt-8 grid gap-6">
        <Card>
          <CardHeading
            title="Record"
            description="Calculated from on-chain records, so nobody can edit it. A good record doesn't guarantee the next repayment."
          />
          <SellerRecordList record={page.record} />
        </Card>
        <About page={page} />
        <RatingCard page={page} />
        <ReceivableList page={page} />
        {page.rewards.length > 0 && <Rewards page={page} />}
      </div>
    </>
  );
}

function Suspended({ on }: { on: string }) {
  return (
    <Notice tone="bad" role="none" title={`Suspended on ${on}`} className="mt-5 max-w-2xl">
      It can't list new receivables; its record stays public.
    </Notice>
  );
}

function About({ page }: { page: SellerPage }) {
  const { description, facts, website, wallet, suspendedOn, hasWords } = page;
  return (
    <Card>
      <CardHeading
        title="About"
        description={
          suspendedOn
            ? "We checked its registration. Its own description is hidden while it's suspended."
            : hasWords
              ? "In the business's own words. We checked its registration, but not this text."
              : "We checked its registration. It hasn't added a description yet."
        }
      />
      {description && (
        <p className="wrap-anywhere mb-6 max-w-[68ch] whitespace-pre-line">{description}</p>
      )}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-0.5 font-medium">{value}</dd>
          </div>
        ))}
        {website && (
          <div>
            <dt className="text-muted text-sm">Website</dt>
            <dd>
              <a
                href={website.address}
                rel="nofollow ugc noopener noreferrer"
                className="wrap-anywhere inline-flex min-h-11 items-center gap-1.5 font-medium text-mint-strong underline"
              >
                {website.host}
                <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              </a>
            </dd>
          </div>
        )}
        <div className="sm:col-span-2">
          <dt className="text-muted text-sm">Wallet</dt>
          <dd className="mt-0.5 text-balance break-all font-mono text-sm">{wallet}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Rewards({ page: { rewards } }: { page: SellerPage }) {
  return (
    <Card>
      <CardHeading
        title="Rewards"
        description="What buyers of some receivables get on top of the return. The business delivers them; nobody guarantees them."
      />
      <ul className="grid gap-6">
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
