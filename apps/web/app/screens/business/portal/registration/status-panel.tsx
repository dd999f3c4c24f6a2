import { type Tier, tierNames } from "@tenora/domain/business/business";
import { workingDaysWords } from "@tenora/domain/business/review-time";
import { tierWords } from "@tenora/domain/funding-request/tier/tier-words";
import { lazy, type ReactNode, Suspense } from "react";
import { isWalletKnown } from "~/features/dashboard/known-wallet";
import { PartOnItsWay } from "~/features/dashboard/once-known";
import { ConnectButton } from "~/features/wallet/connect-button";
import { GuideButton } from "~/features/wallet/install-guide/guide-button";
import { FailedCheckNotice } from "~/features/wallet/sign-in/failed-check-notice";
import { Seal, useJustBecame } from "~/ui/seal";
import { ContactLink } from "~/ui/text/contact-link";
import { useWallet } from "~/wallet/wallet-provider";
import { OnboardingLink } from "../../status/onboarding-link";
import type { BusinessStatusState } from "../../status/use-business-status";
import { CheckingPanel, Panel } from "../panel.tsx";
import { DecisionReason } from "./decision-reason.tsx";

// Most visitors have no submission yet. If its code fails to load, the status is still shown.
const loadDetails = () => import("./pending-details.tsx");
const loadProgress = () => import("../sales/own-tier-progress.tsx");
const PendingDetails = lazy(() => loadDetails().catch(() => ({ default: DetailsUnavailable })));
const OwnTierProgress = lazy(() => loadProgress().catch(() => ({ default: () => null })));
if (isWalletKnown()) Promise.all([loadDetails(), loadProgress()]).catch(() => {});

interface StatusPanelProps {
  businessStatus: BusinessStatusState;
  /** The head of the page names status and tier; only the way to the next tier is left. */
  hasListed: boolean;
}

/** The status of the connected wallet's business, and the next step. */
export function StatusPanel({ businessStatus, hasListed }: StatusPanelProps) {
  const { walletAddress, config } = useWallet();
  const days = workingDaysWords(config.reviewWorkingDays);
  const isVerified =
    businessStatus.kind === "registered" ? businessStatus.status === "approved" : null;
  const isNews = useJustBecame(isVerified, walletAddress);
  return (
    <section
      id="status"
      aria-label="Business status"
      aria-live="polite"
      aria-busy={businessStatus.kind === "checking"}
    >
      {hasListed && businessStatus.kind === "registered" ? (
        <NextTier tier={businessStatus.tier} className="mb-6" />
      ) : (
        panelFor(businessStatus, { isNews, days })
      )}
    </section>
  );
}

interface PanelContext {
  /** The business was approved while the page was open. */
  readonly isNews: boolean;
  /** In how many working days we usually decide, in words. */
  readonly days: string;
}

function panelFor(businessStatus: BusinessStatusState, context: PanelContext): ReactNode {
  switch (businessStatus.kind) {
    case "checking":
      return <CheckingPanel likely={<WalletRequired />} />;
    case "wallet-required":
      return <WalletRequired />;
    case "not-registered":
      return (
        <Panel
          badge={
            businessStatus.failedCheck ? ["waiting", "Check failed"] : ["neutral", "Not registered"]
          }
          title="Onboard your business"
          text="Four short steps and a registration certificate. We review every business before it can sell."
          action={<OnboardingLink businessStatus={businessStatus} />}
        >
          {businessStatus.failedCheck && (
            <FailedCheckNotice
              check={businessStatus.failedCheck}
              known="If you've registered before, check again."
            />
          )}
        </Panel>
      );
    case "registered":
      return registered(businessStatus, context);
  }
}

function registered(
  businessStatus: Extract<BusinessStatusState, { kind: "registered" }>,
  { isNews, days }: PanelContext,
): ReactNode {
  switch (businessStatus.status) {
    case "pending":
      return (
        <Panel
          badge={["waiting", "Pending review"]}
          title="Onboarding In Progress"
          text={`We've received your request and are reviewing it. We'll email the director once we've decided, usually within ${days}.`}
        >
          <Suspense fallback={<PartOnItsWay />}>
            <PendingDetails />
          </Suspense>
        </Panel>
      );
    case "rejected":
      return (
        <Panel
          badge={["bad", "Not approved"]}
          title="Your onboarding wasn't approved"
          text="We've emailed the director. You can correct your details and apply again."
          action={<OnboardingLink businessStatus={businessStatus} />}
        >
          <DecisionReason of="rejectionReason" />
        </Panel>
      );
    case "approved":
      if (businessStatus.suspended) return <Suspended />;
      return (
        <Panel
          badge={["good", "Approved"]}
          title="Business Verified"
          text={approvedText(businessStatus.tier)}
          action={isNews && <Seal />}
        >
          <NextTier tier={businessStatus.tier} />
        </Panel>
      );
  }
}

function NextTier({ tier, className }: { tier: Tier; className?: string }) {
  if (tier === 1) return null;
  return (
    <div className={className}>
      <Suspense fallback={<PartOnItsWay />}>
        <OwnTierProgress tier={tier} />
      </Suspense>
    </div>
  );
}

function approvedText(tier: Tier): string {
  const current = `Current tier: ${tierNames[tier]} (Tier ${tier}). ${tierWords(tier, "You")}`;
  return tier === 1 ? current : `${current} Settle on time and you move up a tier.`;
}

function WalletRequired() {
  return (
    <Panel
      badge={["neutral", "Not connected"]}
      title="Wallet connection required"
      text="Your wallet address identifies your business. Connect it to check your status or get started."
      action={
        <>
          <ConnectButton />
          <GuideButton />
        </>
      }
    />
  );
}

function Suspended() {
  return (
    <Panel
      badge={["bad", "Suspended"]}
      title="Your business is suspended"
      text={
        <>
          We’ve paused your account. Your data is safe. <ContactLink /> if you have questions.
        </>
      }
    >
      <DecisionReason of="suspensionReason" />
    </Panel>
  );
}

function DetailsUnavailable() {
  return (
    <p className="mt-4 text-sm">
      We can't show your submission right now. Reload the page to try again.
    </p>
  );
}
