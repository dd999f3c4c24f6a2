import type { GateType } from "@tenora/database/market/listing/listing-record";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useEligibility } from "~/features/investor-status/use-eligibility";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { Checking, Registered } from "./registration.tsx";

const unknownGate = "Who can buy this is decided by a contract that this site doesn't know.";

/** The button for those who may buy; for others why not, and what to do about it. */
export function Admission({
  gate,
  now,
  children,
}: {
  gate: GateType;
  /** The time of the page's figures, in seconds since 1970. */
  now: number;
  children: ReactNode;
}) {
  // The gates of sellers are asked around this.
  if (gate === "open" || gate === "invite" || gate === "link") return children;
  if (gate === "eligible") return <ApprovedOnly now={now}>{children}</ApprovedOnly>;
  return <Notice role="none">{unknownGate}</Notice>;
}

/** The gate reads the chain, so the answer is the chain's, as far as it is indexed. */
function ApprovedOnly({ now, children }: { now: number; children: ReactNode }) {
  const { walletAddress, isConnected, isReady } = useWallet();
  const registration = useInvestorStatus();
  const { data, isPending, refetch } = useEligibility(walletAddress, { enabled: isConnected });
  // While an earlier connection is restored: a press would be lost when the answer comes.
  if (!isReady) return <Checking />;
  // Without an answer the button shows: its own check of the chain says why not.
  if (!isConnected || data?.isEligible || (!isPending && data === undefined)) return children;
  if (isPending || registration === "checking") return <Checking />;
  if (registration === "registered")
    return <Registered now={now} onRegistered={() => void refetch()} />;
  return (
    <Notice
      title="Register to buy"
      action={
        <Link to="/investor/onboarding" className={buttonClass({ size: "sm" })}>
          Register as investor
        </Link>
      }
    >
      This sale is for approved investors. Registering takes a few minutes and is free.
    </Notice>
  );
}
