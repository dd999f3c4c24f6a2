import { lazy, Suspense } from "react";
import { ScriptRequired } from "~/features/wallet/script-required";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import type { ListingPage } from "../listing-page.ts";

// Wallet code: fetched once the page is there.
const InvestorDocuments = lazy(() => import("./investor-documents.tsx"));

/** The seller's papers, for approved investors. A receivable by invitation shows none. */
export function DocumentsPanel({ page }: { page: ListingPage }) {
  const isHydrated = useIsHydrated();
  if (page.head.isUnlisted) return null;
  return (
    <Card>
      <CardHeading
        title="Documents"
        description="What the seller shares with approved investors. We've reviewed all of the documents, including any that aren't shared."
      />
      <ScriptRequired className="" />
      {isHydrated && (
        <Suspense
          fallback={
            <SkeletonGroup label="Loading">
              <Skeleton className="h-11 w-full" />
            </SkeletonGroup>
          }
        >
          <InvestorDocuments listing={page.offer.id} />
        </Suspense>
      )}
    </Card>
  );
}
