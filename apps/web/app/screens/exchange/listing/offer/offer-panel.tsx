import { owedStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { ScriptRequired } from "~/features/wallet/script-required";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Card, CardHeading } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import type { ListingPage, OtherTrouble } from "../listing-page.ts";

// Wallet and transaction code: fetched once the page is there.
const OfferActions = lazy(() => import("./offer-actions.tsx"));

/** Buying a note, and what else can be done now. What it would bring is readable without a script. */
export function OfferPanel({ page }: { page: ListingPage }) {
  const isHydrated = useIsHydrated();
  return (
    <Card
      id="buy"
      className="[&:has([data-outcome])_[data-example]]:hidden [&:has([data-own-sale])>:first-child]:hidden [&:has([data-own-sale])_[data-for-buyers]]:hidden lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-h-[calc(100dvh-var(--spacing-header)-7rem)] lg:overflow-y-auto short:static short:max-h-none"
    >
      <CardHeading title={page.offer.isBuyable ? "Buy a note" : "What you can do now"} />
      <SellerTrouble trouble={page.risk.otherTrouble} />
      {/* Until an amount is typed, which says the same of itself, so that all of it fits beside its button. */}
      {page.figures.example && (
        <p data-example data-for-buyers className="figures mb-5 font-medium">
          {page.figures.example}
        </p>
      )}
      <ScriptRequired className="" />
      {isHydrated && (
        <Suspense fallback={<Loading />}>
          <OfferActions page={page} />
        </Suspense>
      )}
      {owedStatuses.includes(page.head.status) && (
        <p className="mt-6 border-line border-t pt-4 text-muted text-sm">
          {page.debt.kind === "community"
            ? "Repaying this campaign?"
            : page.debt.documentWord === "receivable"
              ? "Do you owe this?"
              : page.debt.documentWord === "order"
                ? "Did you place this order?"
                : `Do you owe this ${page.debt.documentWord}?`}{" "}
          <Link
            to={`/pay/${page.offer.id}`}
            className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Pay it here
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Before anything is typed, and beside the button. */
function SellerTrouble({ trouble }: { trouble: OtherTrouble | null }) {
  if (trouble === null) return null;
  const { words, link } = trouble;
  const look = classes("font-medium text-amber", link && "underline underline-offset-4");
  return (
    <p
      data-for-buyers
      className="figures mb-4 rounded-control border border-amber/25 bg-amber-soft px-3 py-2 text-[0.9375rem]"
    >
      Other receivables of this seller:{" "}
      {link === null ? (
        <span className={look}>{words}</span>
      ) : link.startsWith("#") ? (
        // Not a navigation, after which the page would begin at its top.
        <a href={link} className={look}>
          {words}
        </a>
      ) : (
        <Link to={link} className={look}>
          {words}
        </Link>
      )}
    </p>
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
