import { lazy, Suspense } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Card, CardHeading } from "~/ui/card";
import type { ListingPage } from "../listing-page.ts";
import { Pairs } from "../terms.tsx";

// Wallet code: fetched once the page is there.
const InvestorDebtor = lazy(() => import("./investor-debtor.tsx"));

/** What everybody may know of the debtor; who it is, approved investors read from a route of its own. */
export function DebtorCard({ page }: { page: ListingPage }) {
  const isHydrated = useIsHydrated();
  if (page.debtor.length === 0) return null;
  return (
    <Card>
      <CardHeading
        title="Debtor"
        description={
          page.isUnlisted
            ? "We've identified the debtor. You see only their industry and country."
            : "We've identified the debtor. Approved investors can sign in to see the name and payment record."
        }
      />
      <Pairs pairs={page.debtor} />
      {isHydrated && !page.isUnlisted && (
        <Suspense fallback={null}>
          <InvestorDebtor listing={page.offer.id} />
        </Suspense>
      )}
    </Card>
  );
}
