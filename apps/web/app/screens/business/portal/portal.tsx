import { featureAvailability } from "~/features/business-status/feature-availability";
import { useBusinessStatus } from "~/features/business-status/use-business-status";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { FeatureCards } from "./feature-cards.tsx";
import { PortalBanner } from "./portal-banner.tsx";
import { PortalHero } from "./portal-hero.tsx";
import { StatusPanel } from "./status-panel.tsx";

export const meta = () =>
  pageMeta({
    title: "Business Portal",
    description:
      "Sell invoices and orders for early payout. Connect a wallet, onboard your business once, and create funding requests.",
  });

export default function BusinessPortal() {
  const businessStatus = useBusinessStatus();
  const answer = featureAvailability(businessStatus);
  return (
    <>
      <PortalHero />
      <div className="page-width space-y-16 py-12 sm:py-16">
        <div>
          <ScriptRequired className="mb-8" />
          <StatusPanel businessStatus={businessStatus} />
        </div>
        <FeatureCards answer={answer} />
        <PortalBanner businessStatus={businessStatus} answer={answer} />
      </div>
    </>
  );
}
