import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { isWalletKnown } from "~/features/dashboard/known-wallet";
import { OnceKnown, PartOnItsWay } from "~/features/dashboard/once-known";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWallet } from "~/wallet/wallet-provider";
import { samples } from "./copy.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { PortalFeatures } from "./portal-features.tsx";
import { PortalSkeleton } from "./portal-skeleton.tsx";
import { RegisterButton } from "./register-button.tsx";
import { RegistrationPanel } from "./registration-panel.tsx";
import { SampleCard } from "./sample-card.tsx";
import { useHolderOverview } from "./use-holder-overview.ts";
import { useStanding } from "./use-standing.ts";

// Most visitors own nothing yet.
const loadDashboard = () => import("./investor-dashboard.tsx");
const InvestorDashboard = lazy(() =>
  loadDashboard().catch(() => ({ default: DashboardUnavailable })),
);
if (isWalletKnown()) void loadDashboard().catch(() => {});

const lead =
  "Buy the invoices and orders of real businesses with stablecoins, and collect principal plus the agreed return at maturity.";

export const meta = () => pageMeta({ title: "Investor Portal", description: lead });

export default function InvestorPortal() {
  const [asking, ask] = useState(false);
  const { isKnown, isChecking } = useIsKnown();
  return (
    <OnceKnown isChecking={isChecking} skeleton={<PortalSkeleton />}>
      <div className="page-width py-14 sm:py-20">
        <PortalHead isKnown={isKnown} />
        <ScriptRequired className="mt-10" />
        <RegistrationPanel />
        {isKnown && (
          <Suspense fallback={<PartOnItsWay />}>
            <InvestorDashboard />
          </Suspense>
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
            We're reviewing the first businesses now. Their notes go on sale once approved. Register
            as an investor to be ready when they do.
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

/** Names the page; of an investor who can buy it also says so, and leads to what they own. */
function PortalHead({ isKnown }: { isKnown: boolean }) {
  const { standing } = useStanding();
  const isEligible = standing === "eligible";
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <div className="max-w-3xl">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h1 className="font-serif text-display">Investor Portal</h1>
          {isEligible && <Badge tone="good">Approved</Badge>}
        </div>
        <p className="mt-5 text-balance text-lead text-muted">
          {isKnown ? "What you hold, what's due and what you can collect." : lead}
        </p>
        {isEligible && (
          <Link
            to="/investor/emails"
            className="mt-1 inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            Choose your emails
          </Link>
        )}
      </div>
      {isEligible && (
        <Link to="/investor/portfolio" className={buttonClass()}>
          Open portfolio
        </Link>
      )}
    </header>
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

/** Somebody who has registered, or who holds notes without it. */
function useIsKnown() {
  const status = useInvestorStatus();
  const { isReady } = useWallet();
  const { data, isLoading } = useHolderOverview();
  return {
    isKnown: status === "registered" || (data?.overview?.notes ?? 0) > 0,
    isChecking: !isReady || status === "checking" || isLoading,
  };
}

function DashboardUnavailable() {
  return (
    <p className="mt-10">
      We can't show your figures right now. Your portfolio has them; or reload the page.
    </p>
  );
}
