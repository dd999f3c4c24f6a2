import { isEligible } from "@tenora/domain/business/business";
import { Link } from "react-router";
import { ConnectButton } from "~/features/wallet/connect-button";
import WalletPill from "~/features/wallet/wallet-pill";
import { buttonClass } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { canOnboard } from "../status/onboarding-link";
import type { BusinessStatusState } from "../status/use-business-status";

interface PortalBannerProps {
  businessStatus: BusinessStatusState;
}

/** Ends the page with the next step: the first funding request, or connecting a wallet. */
export function PortalBanner({ businessStatus }: PortalBannerProps) {
  const isApproved = businessStatus.kind === "registered" && isEligible(businessStatus);
  const { title, text } = wordsFor(businessStatus);
  return (
    <section
      aria-labelledby="banner"
      className="on-forest rounded-card bg-forest px-6 py-12 text-center text-on-forest sm:px-12"
    >
      <h2 id="banner" className="font-medium font-serif text-title">
        {title}
      </h2>
      <p className="mx-auto mt-3 max-w-xl text-lead text-on-forest-muted">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        {isApproved ? (
          <Link
            to="/business/funding-request"
            className={buttonClass({
              size: "lg",
              className:
                "h-auto max-w-full whitespace-normal bg-mint py-3 text-on-mint hover:bg-mint/90",
            })}
          >
            Create Your First Funding Request
          </Link>
        ) : (
          <Beginning businessStatus={businessStatus} />
        )}
      </div>
    </section>
  );
}

/** The text depends on what is left to do. */
function wordsFor(businessStatus: BusinessStatusState): {
  readonly title: string;
  readonly text: string;
} {
  if (businessStatus.kind !== "registered") {
    const isConnected = businessStatus.kind === "not-registered";
    return {
      title: "Ready to get paid early?",
      text: isConnected
        ? "Onboard once, then bring your first invoice as soon as you're approved."
        : "Connect your wallet, onboard once, then bring your first invoice as soon as you're approved.",
    };
  }
  if (isEligible(businessStatus)) {
    return {
      title: "Your Business is Approved!",
      text: "Bring your first invoice or order. You'll see the full cost before you commit.",
    };
  }
  switch (businessStatus.status) {
    case "pending":
      return {
        title: "We've received your request",
        text: "You can bring your first invoice as soon as your business is approved.",
      };
    case "rejected":
      return {
        title: "You can apply again",
        text: "Correct your details, then submit them again.",
      };
    case "approved":
      return {
        title: "Paused for now",
        text: "You can't create new requests while your account is paused.",
      };
  }
}

/** The wallet button or pill, and beside the pill the next step. */
function Beginning({ businessStatus }: { businessStatus: BusinessStatusState }) {
  const { isConnected } = useWallet();
  if (!isConnected) return <ConnectButton />;
  return (
    <>
      {canOnboard(businessStatus) && (
        <Link to="/business/onboarding" className={buttonClass()}>
          Go to onboarding
        </Link>
      )}
      <WalletPill />
    </>
  );
}
