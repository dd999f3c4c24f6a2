import { formatMoment } from "@tenora/domain/text/format-date";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, Link, useRevalidator } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { classes } from "~/ui/classes";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/listing";
import { DebtorCard } from "./debtor/debtor-card.tsx";
import { DocumentsPanel } from "./documents/documents-panel.tsx";
import { Head } from "./head/head.tsx";
import { HistoryTable, NotesTable, Timeline } from "./history/history.tsx";
import { loadListing } from "./listing.server.ts";
import type { ListingPage } from "./listing-page.ts";
import { isCancelledUnsold } from "./offer/offer-facts.ts";
import { OfferPanel } from "./offer/offer-panel.tsx";
import { RecoveryCard } from "./recovery/recovery-card.tsx";
import { RewardPanel } from "./reward/reward.tsx";
import { RiskCard } from "./risk/disclosure.tsx";
import { CampaignCard, SellerCard, TermsCard } from "./terms/terms.tsx";
import { WatchPanel } from "./watch/watch-panel.tsx";

export const meta = ({ loaderData: page }: Route.MetaArgs) => [
  ...pageMeta({
    title: page?.head.title ?? "Receivable",
    description: page?.head.headline ?? "A receivable on the exchange.",
  }),
  ...(page?.head.isUnlisted || page?.history.newest
    ? [{ name: "robots", content: "noindex" }]
    : []),
];

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? "";
  const page = await loadListing(context, params.id, before);
  if (page === "missing") throw data(null, { status: 404 });
  return data(page, { status: page === null ? 503 : 200 });
}

/** One receivable: what it is, what it pays, what happened to it, and how to buy a note. */
export default function ListingScreen({ loaderData: page, params }: Route.ComponentProps) {
  // The page loads again by itself, and what is typed in it must outlive a failure.
  const { lastLoaded, hasLoadFailed } = useLastLoaded(page ?? "failed", params.id);
  return (
    <div data-no-artwork className="page-width py-4 sm:py-8">
      <div className="flex items-start justify-between gap-x-4">
        <Link
          to="/exchange"
          className="-ml-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2 text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Exchange
        </Link>
        {lastLoaded && <WatchPanel listing={lastLoaded.offer.id} />}
      </div>
      {hasLoadFailed && <Unavailable />}
      {lastLoaded && <Receivable page={lastLoaded} />}
    </div>
  );
}

function Receivable({ page }: { page: ListingPage }) {
  return (
    <>
      <div className="mt-2 grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
        <Head page={page} />
        <Card>
          <Figures page={page} />
        </Card>
        <OfferPanel page={page} />
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <RecoveryCard recovery={page.recovery} />
          <CampaignCard page={page} />
          <RewardPanel reward={page.reward} />
          <TermsCard page={page} />
          <RiskCard page={page} />
          <Timeline timeline={page.timeline} />
          <SellerCard seller={page.seller} />
          <DebtorCard page={page} />
          {!isCancelledUnsold(page.offer) && <DocumentsPanel page={page} />}
          <HistoryTable history={page.history} />
          <NotesTable
            notes={page.notes.rows}
            hasMore={page.notes.hasMore}
            areLocked={page.notes.areLocked}
          />
        </div>
      </div>
      <details className="mt-4 text-muted text-sm">
        <summary className="inline-flex min-h-11 items-center">About these figures</summary>
        <p className="figures">
          Figures as of block {page.market.block}, {formatMoment(new Date(page.market.now * 1_000))}{" "}
          UTC. Before you sign, we read them from the chain again. {page.figures.returnDays}
        </p>
      </details>
    </>
  );
}

const barColors = { good: "bg-mint-strong", waiting: "bg-amber", bad: "bg-brick" } as const;

function Figures({ page }: { page: ListingPage }) {
  const { rows, progress, timeLeft, minimum } = page.figures;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-6 sm:gap-y-5 xl:grid-cols-4">
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="figures mt-0.5 font-medium text-[0.9375rem] sm:text-[1.0625rem]">
              {value}
            </dd>
            {note && <dd className="figures text-muted text-sm tracking-tight">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="mt-4 border-line border-t pt-4 sm:mt-6 sm:pt-5">
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-ink/10">
          <div
            className={classes("h-full rounded-full", barColors[progress.tone])}
            style={{ width: `${progress.percent}%` }}
          />
        </div>
        <p className="figures mt-2 flex flex-wrap justify-between gap-x-6 text-[0.9375rem]">
          <span>
            <span className="font-medium">{progress.label}</span>
            <span className="text-muted"> · {progress.amounts}</span>
          </span>
          {timeLeft && <span className="text-muted">{timeLeft}</span>}
        </p>
        {minimum && <p className="figures mt-1 text-muted text-sm">{minimum}</p>}
      </div>
    </>
  );
}

function Unavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      role="none"
      title="We can't read this receivable right now"
      className="mt-6"
      action={
        <Button
          variant="outline"
          size="sm"
          busy={state !== "idle"}
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      Your notes and your money are safe on the chain. Try again in a minute.
    </Notice>
  );
}
