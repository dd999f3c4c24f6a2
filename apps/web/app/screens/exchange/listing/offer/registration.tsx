import { useQuery } from "@tanstack/react-query";
import type { SignedEligibility } from "@tenora/database/investor/investor-eligibility";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { useCallback } from "react";
import type { OwnEligibilityResponse } from "~/features/investor-status/own-eligibility.route";
import { useOwnInvestor } from "~/features/investor-status/use-own-investor";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { requestData } from "~/http/send-request";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";

export const Checking = () => (
  <Button busy className="w-full">
    Checking your registration
  </Button>
);

/** For a registered investor whom the gate doesn't admit yet: what is missing, and how it comes about. */
export function Registered({ now, onRegistered }: { now: number; onRegistered: () => void }) {
  const { own, isHidden, isRevealing, reveal } = useOwnInvestor({ enabled: true });
  const { walletAddress } = useWallet();
  const isApproved = own?.status === "approved" && !own.suspended;
  const { data, isError, refetch } = useQuery({
    queryKey: ["eligibility", walletAddress, "own"],
    queryFn: ({ signal }) =>
      requestData<OwnEligibilityResponse>("/api/investor/eligibility", signal),
    enabled: isApproved,
  });
  if (isHidden)
    return (
      <Notice
        tone="warning"
        title="You can’t buy with this wallet yet"
        action={
          <Button size="sm" busy={isRevealing} onClick={() => void reveal()}>
            Sign in
          </Button>
        }
      >
        You’re registered. Sign in with your wallet to see what’s missing.
      </Notice>
    );
  if (own === null) return <Checking />;
  if (!isApproved) return <NotApproved status={own.status} />;
  if (isError)
    return (
      <Notice
        tone="bad"
        title="We couldn’t load your approval"
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Nothing was sent. Try again in a moment.
      </Notice>
    );
  if (data === undefined) return <Checking />;
  const { eligibility, isWithdrawn } = data;
  if (isWithdrawn)
    return (
      <Notice tone="bad" title="Your approval was withdrawn">
        You can’t buy in sales for approved investors any more. What you own stays yours, and you
        can collect it. Contact us to find out more.
      </Notice>
    );
  if (eligibility === null)
    return (
      <Notice tone="waiting" title="Your approval is on its way">
        We’ve approved you. As soon as our reviewer has signed your approval, you can register it
        here and buy.
      </Notice>
    );
  if (eligibility.expiresAt < now)
    return (
      <Notice tone="waiting" title="Your approval has expired">
        It was valid until {formatShortDate(new Date(eligibility.expiresAt * 1_000))}. Our reviewer
        signs a new one, which you can then register here. What you own isn’t affected.
      </Notice>
    );
  return <Register eligibility={eligibility} onRegistered={onRegistered} />;
}

function NotApproved({ status }: { status: string }) {
  if (status === "pending")
    return (
      <Notice tone="waiting" title="You can’t buy with this wallet yet">
        You’re registered. You can buy here once we’ve approved you and your approval is on the
        chain.
      </Notice>
    );
  return (
    <Notice tone="bad" title="You can’t buy with this wallet">
      Your registration isn’t approved. The Investor Portal says why.
    </Notice>
  );
}

/** The approval is signed, and registering it is the step before buying. */
function Register({
  eligibility,
  onRegistered,
}: {
  eligibility: SignedEligibility;
  onRegistered: () => void;
}) {
  const build = useCallback<BuildIntent>(
    async (context) =>
      (await import("./registration-intent.ts")).registrationIntent(context, eligibility),
    [eligibility],
  );
  return (
    <Notice title="One step before you buy">
      <p>
        You’re approved until {formatShortDate(new Date(eligibility.expiresAt * 1_000))}. Register
        this on the chain once, and you can buy in every sale for approved investors.
      </p>
      <TransactionButton
        id="register-eligibility"
        build={build}
        onConfirmed={onRegistered}
        className="mt-4 w-full"
        disconnected={null}
      >
        Register on the chain
      </TransactionButton>
    </Notice>
  );
}
