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
            ? "Our reviewer knows who the debtor is. You see only their industry and country."
            : "Our reviewer knows who the debtor is. Approved investors who are signed in see the name and how the debtor has paid here."
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
