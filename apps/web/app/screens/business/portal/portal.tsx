import { featureAnswer } from "~/features/business-standing/feature-access";
import { useBusinessStanding } from "~/features/business-standing/use-business-standing";
import { pageMeta } from "~/features/shell/page-meta";
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
  const standing = useBusinessStanding();
  const answer = featureAnswer(standing);
  return (
    <>
      <PortalHero />
      <div className="page-width space-y-16 py-12 sm:py-16">
        <div>
          <ScriptRequired className="mb-8" />
          <StatusPanel standing={standing} />
        </div>
        <FeatureCards answer={answer} />
        <PortalBanner standing={standing} answer={answer} />
      </div>
    </>
  );
}
