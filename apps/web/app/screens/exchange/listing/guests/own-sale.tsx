import { lazy, Suspense } from "react";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import type { ListingPage } from "../listing-page.ts";

// Only sellers need them.
const InvitePanel = lazy(() => import("./invite-panel.tsx"));
const LinkPanel = lazy(() => import("./link-panel.tsx"));

const panels = { invite: InvitePanel, link: LinkPanel, open: null, eligible: null, other: null };

/** What sellers see where others buy: they let people in, where their sale has a gate of theirs. */
export function OwnSale({ page }: { page: ListingPage }) {
  const Panel = panels[page.offer.gate];
  return (
    <div className="grid gap-6">
      <p className="text-muted">This is your own receivable, so you can't buy its notes.</p>
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
