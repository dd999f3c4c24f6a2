import { lazy, Suspense, useState } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Card, CardHeading } from "~/ui/card";
import type { ListingPage } from "../listing-page.ts";
import { Pairs } from "../terms/terms.tsx";

// Wallet code: fetched once the page is there.
const InvestorDebtor = lazy(() => import("./investor-debtor.tsx"));

/** What everybody may know of the debtor; who it is, approved investors read from a route of its own. */
export function DebtorCard({ page }: { page: ListingPage }) {
  const isHydrated = useIsHydrated();
  const [isAdmitted, setAdmitted] = useState(false);
  if (page.debt.debtor.length === 0) return null;
  // Nothing is owed on an order before it is delivered.
  const who = `${page.debt.documentWord === "order" ? "Who placed" : "Who owes"} the ${page.debt.documentWord}.`;
  return (
    <Card>
      <CardHeading
        title="Customer"
        description={
          page.head.isUnlisted
            ? `${who} We know who it is, but you only see their industry and country.`
            : `${who}${isAdmitted ? "" : " Approved investors can sign in to see their name and payment record."}`
        }
      />
      <Pairs pairs={page.debt.debtor} />
      {isHydrated && !page.head.isUnlisted && (
        <Suspense fallback={null}>
          <InvestorDebtor listing={page.offer.id} onAdmitted={setAdmitted} />
        </Suspense>
      )}
    </Card>
  );
}
