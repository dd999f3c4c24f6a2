import { lazy, Suspense } from "react";
import { ScriptRequired } from "~/features/wallet/script-required";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import type { ListingPage } from "./listing-page.ts";

// Wallet and transaction code: fetched once the page is there.
const OfferActions = lazy(() => import("./offer-actions.tsx"));

/** Buying a part, and what else can be done now. What it would bring is readable without a script. */
export function OfferPanel({ page }: { page: ListingPage }) {
  const isHydrated = useIsHydrated();
  return (
    <Card className="max-lg:order-2">
      <CardHeading title={page.offer.isSaleOpen ? "Buy a part" : "What you can do now"} />
      {page.example && <p className="figures mb-5 font-medium">{page.example}</p>}
      <ScriptRequired className="" />
      {isHydrated && (
        <Suspense fallback={<Loading />}>
          <OfferActions page={page} />
        </Suspense>
      )}
    </Card>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading" className="grid gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>
  );
}
