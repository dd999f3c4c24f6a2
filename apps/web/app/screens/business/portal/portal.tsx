import { lazy, Suspense } from "react";
import { featureAvailability } from "~/features/business-status/feature-availability";
import { useBusinessStatus } from "~/features/business-status/use-business-status";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { DashboardHead } from "./dashboard-head.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { PortalBanner } from "./portal-banner.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { useSellerOverview } from "./use-seller-overview.ts";

// Most visitors sell nothing yet.
const SellerDashboard = lazy(() =>
  import("./seller-dashboard.tsx").catch(() => ({ default: DashboardUnavailable })),
);

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
  return (
    <>
      {isKnown ? <DashboardHead businessStatus={businessStatus} /> : <PortalHero />}
      <div className="page-width space-y-16 py-12 sm:py-16">
        <div>
          <ScriptRequired className="mb-8" />
          <StatusPanel businessStatus={businessStatus} />
          {isApproved && (
            <div className="mt-6">
              <Suspense>
                <SellerDashboard isSuspended={businessStatus.suspended === true} />
              </Suspense>
            </div>
          )}
        </div>
        <FeatureCards answer={answer} businessStatus={businessStatus} />
        <PortalBanner businessStatus={businessStatus} hasListed={(overview?.listed ?? 0) > 0} />
      </div>
    </>
  );
}

function DashboardUnavailable() {
  return <p>We can't show your figures right now. Reload the page to try again.</p>;
}

/** What a business gets here, and what it gives. */
function PortalHero() {
  return (
    <section className="on-forest bg-forest text-on-forest">
      <div className="page-width py-14 sm:py-20">
        <p className="font-medium text-mint text-sm">For businesses</p>
        <h1 className="mt-3 max-w-3xl font-medium font-serif text-title">
          Get paid early for invoices due next quarter
        </h1>
        <p className="mt-5 max-w-2xl text-lead text-on-forest-muted">
          Turn an invoice or an order into a receivable NFT, sell it to investors for early cash,
          and settle when your customer pays. You keep your customer; investors see your track
          record.
        </p>
      </div>
    </section>
  );
}
