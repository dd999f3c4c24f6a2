import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { EmailsLine } from "~/features/dashboard/emails-line";
import { isWalletKnown } from "~/features/dashboard/known-wallet";
import { OnceKnown, PartOnItsWay } from "~/features/dashboard/once-known";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ScriptRequired } from "~/features/wallet/script-required";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Dialog } from "~/ui/dialog";
import { useWallet } from "~/wallet/wallet-provider";
import { samples } from "./copy.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { OpenOffers } from "./offers.tsx";
import type { LiveOffer } from "./overview/holder-overview.ts";
import { useHolderOverview } from "./overview/use-holder-overview.ts";
import { PortalFeatures } from "./portal-features.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalSkeleton } from "./portal-skeleton.tsx";
import { RegisterButton } from "./register-button.tsx";
import { RegistrationPanel } from "./registration-panel.tsx";
import { SampleCard } from "./sample-card.tsx";

// Most visitors own nothing yet.
const loadDashboard = () => import("./overview/investor-dashboard.tsx");
const InvestorDashboard = lazy(() =>
  loadDashboard().catch(() => ({ default: DashboardUnavailable })),
);
if (isWalletKnown()) void loadDashboard().catch(() => {});

interface InvestorPortalProps {
  /** What a stranger sees on sale; nothing while the market can't be read. */
  readonly offers?: readonly LiveOffer[];
}

/** A stranger sees what is on sale before they read how to buy it; an investor we know, how they stand. */
export function InvestorPortal({ offers = [] }: InvestorPortalProps) {
  const [asking, ask] = useState(false);
  const { isKnown, isRegistered, isChecking } = useIsKnown();
  return (
    <OnceKnown isChecking={isChecking} skeleton={<PortalSkeleton />}>
      <div className={classes("page-width", isKnown ? "py-6 sm:py-8" : "py-10 sm:py-12")}>
        {isKnown && <PortalNavigation portal="investor" />}
        <PortalHead isKnown={isKnown} />
        <ScriptRequired className="mt-10" />
        <RegistrationPanel />
        {isKnown && (
          <Suspense fallback={<PartOnItsWay />}>
            <InvestorDashboard />
          </Suspense>
        )}
        {!isKnown && offers.length > 0 && (
          <div className="mt-8">
            <OpenOffers offers={offers} isForStrangers />
          </div>
        )}
        <Folded isFolded={isKnown}>
          <HowItWorks />
          <PortalFeatures />
          <section aria-labelledby="opportunities" className="mt-20">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
              <div className="max-w-3xl">
                <h2 id="opportunities" className="font-serif text-title">
                  Featured Investment Opportunities
                </h2>
                <p className="mt-3 text-muted">
                  Examples only, not offers. With real investments your capital is at risk.
                </p>
              </div>
              <Button variant="outline" onClick={() => ask(true)}>
                View All Opportunities
              </Button>
            </div>
            <ul className="mt-8 grid gap-4 md:grid-cols-2 md:max-lg:*:last:col-span-2 lg:grid-cols-3 lg:gap-5">
              {samples.map((sample) => (
                <SampleCard key={sample.business} sample={sample} />
              ))}
            </ul>
          </section>
        </Folded>
        {isRegistered && <EmailsLine portal="investor" className="mt-10" />}
        <Dialog
          open={asking}
          onClose={() => ask(false)}
          title="More Opportunities Coming Soon"
          size="sm"
          footer={
            <>
              <Button variant="outline" onClick={() => ask(false)}>
                Back to the samples
              </Button>
              <RegisterButton />
            </>
          }
        >
          <p className="text-muted">
            {offers.length > 0
              ? "More receivables go on sale as we approve them. Register as an investor to be ready; what's on sale now is on the exchange."
              : "We're reviewing the first businesses now. Their notes go on sale once approved. Register as an investor to be ready when they do."}
          </p>
          <Link
            to="/exchange"
            className="mt-2 inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            See what's on the exchange
          </Link>
        </Dialog>
      </div>
    </OnceKnown>
  );
}

/** What strangers read, closed for whom we know: their own figures come first. */
function Folded({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="mt-14 border-line border-t pt-2">
      <summary className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2">
        How investing works, and sample opportunities
      </summary>
      {children}
    </details>
  );
}

/** Whether the visitor has registered, or holds notes without it. */
function useIsKnown() {
  const status = useInvestorStatus();
  const { isReady } = useWallet();
  const { data, isLoading } = useHolderOverview();
  const isRegistered = status === "registered";
  return {
    isRegistered,
    isKnown: isRegistered || (data?.overview?.notes ?? 0) > 0 || data?.hidesInvitations === true,
    isChecking: !isReady || status === "checking" || isLoading,
  };
}

function DashboardUnavailable() {
  return (
    <p className="mt-10">
      We can't show your figures right now. Reload the page, or open your portfolio.
    </p>
  );
}
