import { tierNames } from "@tenora/domain/business";
import { lazy, type ReactNode, Suspense } from "react";
import { OnboardingLink } from "~/features/business-standing/onboarding-link";
import type { StandingState } from "~/features/business-standing/use-business-standing";
import { ConnectButton } from "~/features/wallet/connect-button";
import { GuideButton } from "~/features/wallet/guide-button";
import { CheckFailed } from "./check-failed.tsx";
import { CheckingPanel, Panel } from "./panel.tsx";
import { RejectionReason } from "./rejection-reason.tsx";

// Most who come here have sent nothing yet; if its code does not arrive the state is told all the same.
const PendingDetails = lazy(() =>
  import("./pending-details.tsx").catch(() => ({ default: DetailsAway })),
);

/** Where the connected wallet's business stands, and the one thing to do next. */
export function StatusPanel({ standing }: { standing: StandingState }) {
  return (
    <section
      aria-label="Business status"
      aria-live="polite"
      aria-busy={standing.kind === "checking"}
    >
      {panelFor(standing)}
    </section>
  );
}

function panelFor(standing: StandingState): ReactNode {
  switch (standing.kind) {
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
          action={<OnboardingLink standing={standing} />}
        >
          {standing.recheck && <CheckFailed onRetry={standing.recheck} />}
        </Panel>
      );
    case "registered":
      return registered(standing);
  }
}

function registered(standing: Extract<StandingState, { kind: "registered" }>): ReactNode {
  switch (standing.status) {
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
          action={<OnboardingLink standing={standing} />}
        >
          <RejectionReason />
        </Panel>
      );
    case "approved":
      if (standing.suspended) return <Suspended />;
      return (
        <Panel
          badge={["good", "Approved"]}
          title="Business Verified"
          text={`Current tier: ${tierNames[standing.tier]} (Tier ${standing.tier}). Your record of settled receivables moves you up.`}
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

function DetailsAway() {
  return (
    <p className="mt-4 text-sm">
      What you sent cannot be shown just now. Reload the page to see it.
    </p>
  );
}
