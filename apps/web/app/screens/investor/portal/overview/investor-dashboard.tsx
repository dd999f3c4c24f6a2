import { TaskList } from "~/features/dashboard/task-list";
import { MarketState } from "~/features/receivable/live/market-state";
import { FigureStrip } from "~/features/receivable/summary/figure-strip";
import { HiddenInvitations } from "~/features/wallet/hidden-invitations";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { OpenOffers } from "../offers.tsx";
import { isApproved, type Standing, useStanding } from "../use-standing.ts";
import { useHolderOverview } from "./use-holder-overview.ts";

/** What a known investor holds, what waits for them, and what they can buy. */
export default function InvestorDashboard() {
  const { data, error, isFetching, refetch } = useHolderOverview();
  const { standing } = useStanding();
  const canBuy = isApproved(standing);
  const overview = data?.overview ?? null;
  if (overview === null && (error !== null || data !== undefined))
    return (
      <Notice
        tone="bad"
        role="none"
        title="We can't read your notes right now"
        className="mt-10"
        action={
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Your notes and your money are safe on the chain. Try again in a minute.
      </Notice>
    );
  if (overview === null) return <Loading />;
  return (
    <div className="mt-10">
      <MarketState market={overview.market} />
      {data?.hidesInvitations && <HiddenInvitations onSignedIn={refetch} className="mb-6" />}
      <FigureStrip figures={overview.figures} />
      {overview.hasMore && (
        <p className="mt-2 text-muted text-sm">
          These figures cover your newest {overview.notes} notes. Your portfolio has the rest.
        </p>
      )}
      <div className={classes("mt-10 grid gap-10", canBuy && "xl:grid-cols-2")}>
        <TaskList tasks={overview.tasks} empty={emptyWords(overview.notes, standing)} />
        {canBuy && <OpenOffers offers={overview.offers} />}
      </div>
    </div>
  );
}

/** Only investors who can buy are invited to. */
function emptyWords(notes: number, standing: Standing): string {
  if (notes > 0) return "You're all caught up.";
  switch (standing) {
    case "approved":
    case "admission-unknown":
    case "eligible":
      return "You own no notes. Buy one on the exchange, and it appears here.";
    case "rejected":
      return "Nothing to do. Receivables for approved investors stay closed to you.";
    case "suspended":
      return "Nothing to do. Receivables for approved investors are closed to you while your registration is suspended.";
    case "pending":
    case "unregistered":
      return "Nothing to do yet. Receivables for approved investors open to you once we've approved your registration.";
    default:
      return "Nothing to do yet.";
  }
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your figures" className="mt-10">
      <Skeleton className="h-40 w-full xl:h-24" />
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </SkeletonGroup>
  );
}
