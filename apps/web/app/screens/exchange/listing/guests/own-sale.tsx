import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import type { ListingPage } from "../listing-page.ts";

// Only sellers need them.
const InvitePanel = lazy(() => import("./invite-panel.tsx"));
const LinkPanel = lazy(() => import("./links/link-panel.tsx"));

const panels = { invite: InvitePanel, link: LinkPanel, open: null, eligible: null, other: null };

/** What sellers see where others buy, instead of its heading and example: how their sale stands. They let people in, where their sale has a gate of theirs. */
export function OwnSale({ page }: { page: ListingPage }) {
  const Panel = panels[page.offer.gate];
  return (
    <div data-own-sale className="grid gap-6">
      <div>
        <CardHeading title="Your sale" />
        <p className="figures">
          <span className="font-medium">{page.figures.progress.label}</span>
          <span className="text-muted"> · {page.figures.progress.amounts}</span>
        </p>
        <p className="figures mt-1 text-muted text-sm">
          {page.figures.minimum ?? "The minimum is reached."} {page.figures.timeLeft}.
        </p>
        <p className="mt-3 text-muted text-sm">
          You can't buy your own notes. Manage the sale under{" "}
          <Link
            to="/business/funding-request"
            className="text-mint-strong underline underline-offset-4"
          >
            your funding requests
          </Link>
          .
        </p>
      </div>
      {Panel && (
        <Suspense fallback={<Loading />}>
          <Panel offer={page.offer} />
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading" className="grid gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
