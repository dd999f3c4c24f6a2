import { isEligible } from "@tenora/domain/business/business";
import { lazy, Suspense } from "react";
import { featureAvailability } from "~/features/business-status/feature-availability";
import { useBusinessStatus } from "~/features/business-status/use-business-status";
import { isWalletKnown } from "~/features/dashboard/known-wallet";
import { OnceKnown, PartOnItsWay } from "~/features/dashboard/once-known";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { classes } from "~/ui/classes";
import { DashboardHead } from "./dashboard-head.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { PortalBanner } from "./portal-banner.tsx";
import { PortalHero } from "./portal-hero.tsx";
import { PortalSkeleton } from "./portal-skeleton.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { useSellerOverview } from "./use-seller-overview.ts";

// Most visitors sell nothing yet.
const loadDashboard = () => import("./seller-dashboard.tsx");
const SellerDashboard = lazy(() =>
  loadDashboard().catch(() => ({ default: DashboardUnavailable })),
);
if (isWalletKnown()) void loadDashboard().catch(() => {});

export const meta = () =>
  pageMeta({
    title: "Business Portal",
    description:
      "Sell invoices and orders for early payout. Connect a wallet, onboard your business once, and create funding requests.",
  });

/** A stranger reads what a business gets here; a business we know, how it stands. */
export default function BusinessPortal() {
  const businessStatus = useBusinessStatus();
  const answer = featureAvailability(businessStatus);
  const isKnown = businessStatus.kind === "registered";
  const isApproved = isKnown && businessStatus.status === "approved";
  const overview = useSellerOverview({ enabled: isApproved }).data?.overview;
  const hasListed = isKnown && isEligible(businessStatus) && (overview?.listed ?? 0) > 0;
  return (
    <OnceKnown isChecking={businessStatus.kind === "checking"} skeleton={<PortalSkeleton />}>
      {isKnown ? <DashboardHead businessStatus={businessStatus} /> : <PortalHero />}
      <div className="page-width space-y-16 py-12 sm:py-16">
        <div>
          <ScriptRequired className="mb-8" />
          <StatusPanel businessStatus={businessStatus} hasListed={hasListed} />
          {isApproved && (
            <div className={classes(!hasListed && "mt-6")}>
              <Suspense fallback={<PartOnItsWay />}>
                <SellerDashboard isSuspended={businessStatus.suspended === true} />
              </Suspense>
            </div>
          )}
        </div>
        <FeatureCards answer={answer} businessStatus={businessStatus} />
        {/* Its button is for the first request. */}
        {!hasListed && <PortalBanner businessStatus={businessStatus} />}
      </div>
    </OnceKnown>
  );
}

function DashboardUnavailable() {
  return <p>We can't show your figures right now. Reload the page to try again.</p>;
}
