import type { OwnInvestorStatus } from "@tenora/database/investor/find-own-investor-status";
import { Link } from "react-router";
import { useEligibility } from "~/features/investor-status/use-eligibility";
import {
  type RegistrationState,
  useInvestorCheck,
} from "~/features/investor-status/use-investor-status";
import { useOwnInvestor } from "~/features/investor-status/use-own-investor";
import { ConnectButton } from "~/features/wallet/connect-button";
import { FailedCheckNotice } from "~/features/wallet/failed-check-notice";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Seal, useJustBecame } from "~/ui/seal";
import { useWallet } from "~/wallet/wallet-provider";
import { RegisterButton } from "./register-button.tsx";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly badge?: readonly [BadgeTone, string];
}

const words: Record<RegistrationState, Words> = {
  "no-wallet": {
    title: "Start with a wallet",
    text: "Connect the wallet you'll invest from, then register. You can browse without either.",
  },
  checking: {
    title: "Checking your registration",
    text: "One moment while we check whether this wallet is registered.",
  },
  unregistered: {
    title: "Register once, then invest",
    text: "Fill in one short form and sign with your wallet. We review every registration before you can buy.",
  },
  registered: {
    badge: ["waiting", "Pending review"],
    title: "We've received your registration",
    text: "We review every registration and will email you once we've decided. Our decision appears here by itself.",
  },
};

const approved: Words = {
  badge: ["good", "Approved"],
  title: "You're approved as an investor",
  text: "You can buy every receivable that's open to approved investors.",
};

/** What the owner of a proven wallet reads once the registration was decided. */
function decided(own: OwnInvestorStatus | null): Words | null {
  switch (own?.status) {
    case "approved":
      return own.suspended
        ? {
            badge: ["waiting", "Suspended"],
            title: "Your registration is suspended",
            text: "You can't buy for now. You keep the notes you own and can still collect on them.",
          }
        : approved;
    case "rejected":
      return {
        badge: ["bad", "Not approved"],
        title: "Your registration wasn't approved",
        text: own.rejectionReason ?? "Contact us if something has changed since.",
      };
    default:
      return null;
  }
}

/** The registration of this wallet as an investor, and the next step. */
export function RegistrationPanel() {
  const { state: investorStatus, failedCheck } = useInvestorCheck();
  const isRegistered = investorStatus === "registered";
  const { own, isHidden, isRevealing, reveal } = useOwnInvestor({ enabled: isRegistered });
  const { walletAddress } = useWallet();
  // The chain shows it to everybody, so nobody has to sign to read it.
  const isAsked = isRegistered && own === null;
  const { data: eligibility } = useEligibility(walletAddress, {
    enabled: isAsked,
    isAwaited: isRegistered,
  });
  const isEligible = isAsked && eligibility?.isEligible === true;
  const shown = decided(own) ?? (isEligible ? approved : words[investorStatus]);
  const isKnown = isRegistered && (own !== null || eligibility !== undefined);
  const isNews = useJustBecame(isKnown ? shown === approved : null, walletAddress);
  const { title, text } = shown;
  const badge = failedCheck ? (["waiting", "Check failed"] as const) : shown.badge;
  return (
    <section
      aria-label="Your registration"
      aria-live="polite"
      aria-busy={investorStatus === "checking"}
      className={classes(
        cardClass,
        "mt-10 flex min-h-32 flex-col justify-between gap-5 p-6 sm:flex-row sm:items-center sm:p-8",
      )}
    >
      <div className="min-w-0 max-w-prose">
        {badge && (
          <Badge tone={badge[0]} className="mb-3">
            {badge[1]}
          </Badge>
        )}
        <h2 className="font-medium font-serif text-heading">{title}</h2>
        <p className="mt-1.5 whitespace-pre-line text-muted">{text}</p>
        {failedCheck && (
          <FailedCheckNotice
            check={failedCheck}
            known="If you've registered before, check again; you don't need to register twice."
          />
        )}
      </div>
      {isNews && <Seal />}
      <div className="flex shrink-0 flex-col gap-3">
        {shown === approved && (
          <Link to="/investor/portfolio" className={buttonClass()}>
            Open your portfolio
          </Link>
        )}
        {investorStatus === "no-wallet" ? <ConnectButton /> : <RegisterButton />}
        {isRegistered && (
          <Link to="/investor/emails" className={buttonClass({ variant: "link" })}>
            Choose your emails
          </Link>
        )}
        {isRegistered && isHidden && (
          <Button variant="link" busy={isRevealing} onClick={reveal}>
            Check my status
          </Button>
        )}
      </div>
    </section>
  );
}
