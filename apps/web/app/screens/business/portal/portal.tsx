import { isEligible } from "@tenora/domain/business/business";
import { lazy, Suspense } from "react";
import { EmailsLine } from "~/features/dashboard/emails-line";
import { isWalletKnown } from "~/features/dashboard/known-wallet";
import type { MarketTask } from "~/features/dashboard/market-task";
import { OnceKnown, PartOnItsWay } from "~/features/dashboard/once-known";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ScriptRequired } from "~/features/wallet/script-required";
import { classes } from "~/ui/classes";
import { useWallet } from "~/wallet/wallet-provider";
import { featureAvailability } from "../status/feature-availability";
import { useBusinessStatus } from "../status/use-business-status";
import { useOwnBills } from "./bills/use-own-bills.ts";
import { DashboardHead } from "./dashboard-head.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { PayerPortal } from "./payer-portal.tsx";
import { PortalBanner } from "./portal-banner.tsx";
import { PortalHero } from "./portal-hero.tsx";
import { BusinessPortalSkeleton } from "./portal-skeleton.tsx";
import { StatusPanel } from "./registration/status-panel.tsx";
import { useSellerOverview } from "./sales/use-seller-overview.ts";

// Most visitors sell nothing yet.
const loadDashboard = () => import("./sales/seller-dashboard.tsx");
const SellerDashboard = lazy(() =>
  loadDashboard().catch(() => ({ default: DashboardUnavailable })),
);
// Most visitors owe nothing here either.
const OwnBills = lazy(() => import("./bills/own-bills.tsx").catch(() => ({ default: () => null })));
if (isWalletKnown()) void loadDashboard().catch(() => {});

export const meta = () =>
  pageMeta({
    title: "Business Portal",
    description:
      "Sell invoices and orders for early payout. Connect a wallet, onboard your business once, and create funding requests.",
  });

/** A stranger reads what a business gets here; a business we know, how it stands; a customer, what they owe. */
export default function BusinessPortal() {
  const businessStatus = useBusinessStatus();
  const { isConnected } = useWallet();
  const answer = featureAvailability(businessStatus);
  const isKnown = businessStatus.kind === "registered";
  const isApproved = isKnown && businessStatus.status === "approved";
  const overview = useSellerOverview({ enabled: isApproved }).data?.overview;
  const hasListed = isKnown && isEligible(businessStatus) && (overview?.listed ?? 0) > 0;
  const hasPages = isKnown && isEligible(businessStatus);
  // A suspended business keeps its payments; until the overview is known, their page decides.
  const hasPayments =
    isApproved && (!overview || overview.listed > 0 || overview.tasks.some(isPayment));
  // A customer finds what a business gets here behind one line. A business whose status couldn't be read may
  // be one that we know.
  const isPayer =
    useOwnBills().bills.length > 0 &&
    businessStatus.kind === "not-registered" &&
    !businessStatus.failedCheck;
  if (isPayer)
    return (
      <OnceKnown isChecking={false} skeleton={<BusinessPortalSkeleton />}>
        <PayerPortal answer={answer} businessStatus={businessStatus}>
          <Suspense fallback={<PartOnItsWay />}>
            <OwnBills />
          </Suspense>
        </PayerPortal>
      </OnceKnown>
    );
  return (
    <OnceKnown
      isChecking={businessStatus.kind === "checking"}
      skeleton={<BusinessPortalSkeleton />}
    >
      {isKnown && <DashboardHead businessStatus={businessStatus} />}
      {/* Also of a wallet whose business couldn't be read: who owes something came to pay it. */}
      {!isKnown && isConnected && (
        <Suspense fallback={<PartOnItsWay />}>
          <OwnBills className="page-width py-8 sm:py-10" />
        </Suspense>
      )}
      {!isKnown && <PortalHero />}
      <div
        className={classes(
          "page-width space-y-16",
          hasPages ? "pt-4 pb-12 sm:pb-16" : "py-12 sm:py-16",
        )}
      >
        <div>
          {hasPages && (
            <div className="mb-8">
              <PortalNavigation portal="business" />
            </div>
          )}
          <ScriptRequired className="mb-8" />
          {isKnown && isConnected && (
            <Suspense fallback={<PartOnItsWay />}>
              <OwnBills className="mb-10" />
            </Suspense>
          )}
          <StatusPanel businessStatus={businessStatus} hasListed={hasListed} />
          {isApproved && (
            <div className={classes(!hasListed && "mt-6")}>
              <Suspense fallback={<PartOnItsWay />}>
                <SellerDashboard isSuspended={businessStatus.suspended === true} />
              </Suspense>
            </div>
          )}
        </div>
        <FeatureCards answer={answer} businessStatus={businessStatus} hasPayments={hasPayments} />
        {/* Its button is for the first request. */}
        {!hasListed && <PortalBanner businessStatus={businessStatus} />}
        {isKnown && <EmailsLine portal="business" />}
      </div>
    </OnceKnown>
  );
}

const isPayment = ({ to }: MarketTask) => to === "/business/payments";

function DashboardUnavailable() {
  return <p>We can't show your figures right now. Reload the page to try again.</p>;
}
