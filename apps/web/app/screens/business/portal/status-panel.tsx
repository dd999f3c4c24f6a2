import { tierNames } from "@tenora/domain/business/business";
import { lazy, type ReactNode, Suspense } from "react";
import { OnboardingLink } from "~/features/business-status/onboarding-link";
import type { BusinessStatusState } from "~/features/business-status/use-business-status";
import { ConnectButton } from "~/features/wallet/connect-button";
import { GuideButton } from "~/features/wallet/install-guide/guide-button";
import { CheckFailed } from "./check-failed.tsx";
import { CheckingPanel, Panel } from "./panel.tsx";
import { RejectionReason } from "./rejection-reason.tsx";

// Most who come here have sent nothing yet; if its code does not arrive the state is told all the same.
const PendingDetails = lazy(() =>
  import("./pending-details.tsx").catch(() => ({ default: DetailsUnavailable })),
);

/** Where the connected wallet's business stands, and the one thing to do next. */
export function StatusPanel({ businessStatus }: { businessStatus: BusinessStatusState }) {
  return (
    <section
      aria-label="Business status"
      aria-live="polite"
      aria-busy={businessStatus.kind === "checking"}
    >
      {panelFor(businessStatus)}
    </section>
  );
}

function panelFor(businessStatus: BusinessStatusState): ReactNode {
  switch (businessStatus.kind) {
    case "checking":
      return <CheckingPanel likely={<WalletRequired />} />;
    case "wallet-required":
      return <WalletRequired />;
    case "not-registered":
      return (
        <Panel
          badge={["neutral", "Not registered"]}
          title="Onboard your business"
          text="Four short steps and a registration certificate. Our team reviews every business before it can sell."
          action={<OnboardingLink businessStatus={businessStatus} />}
        >
          {businessStatus.recheck && <CheckFailed onRetry={businessStatus.recheck} />}
        </Panel>
      );
    case "registered":
      return registered(businessStatus);
  }
}

function registered(
  businessStatus: Extract<BusinessStatusState, { kind: "registered" }>,
): ReactNode {
  switch (businessStatus.status) {
    case "pending":
      return (
        <Panel
          badge={["waiting", "Pending review"]}
          title="Onboarding In Progress"
          text="We received your request and are reviewing it. We write to the director's e-mail address as soon as it is decided."
        >
          <Suspense>
            <PendingDetails />
          </Suspense>
        </Panel>
      );
    case "rejected":
      return (
        <Panel
          badge={["bad", "Not approved"]}
          title="Your onboarding was not approved"
          text="We wrote to the director about it. You may correct your details and apply again."
          action={<OnboardingLink businessStatus={businessStatus} />}
        >
          <RejectionReason />
        </Panel>
      );
    case "approved":
      if (businessStatus.suspended) return <Suspended />;
      return (
        <Panel
          badge={["good", "Approved"]}
          title="Business Verified"
          text={`Current tier: ${tierNames[businessStatus.tier]} (Tier ${businessStatus.tier}). Your record of settled receivables moves you up.`}
        />
      );
  }
}

function WalletRequired() {
  return (
    <Panel
      badge={["neutral", "Not connected"]}
      title="Wallet connection required"
      text="Your wallet address identifies your business. Connect it to see where you stand or to begin."
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
      badge={["waiting", "Suspended"]}
      title="Your business is suspended"
      text="Our team has closed the feature pages for now. Nothing you sent is lost. Write to us if you do not know why."
    />
  );
}

function DetailsUnavailable() {
  return (
    <p className="mt-4 text-sm">
      What you sent cannot be shown just now. Reload the page to see it.
    </p>
  );
}
