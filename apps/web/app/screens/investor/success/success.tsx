import CircleCheck from "lucide-react/icons/circle-check";
import { Link, Navigate } from "react-router";
import { useEligibility } from "~/features/investor-status/use-eligibility";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { useOwnInvestor } from "~/features/investor-status/use-own-investor";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { useWallet } from "~/wallet/wallet-provider";

// The title is sent before anybody knows who asks, so it claims nothing.
export const meta = () => [
  ...pageMeta({
    title: "Your investor registration",
    description: "What happens after you've registered as an investor.",
  }),
  { name: "robots", content: "noindex" },
];

export default function InvestorSuccess() {
  const registration = useRegistration();
  // A visitor who opens the address alone has sent nothing, or finds the decision in the portal.
  if (registration === "none" || registration === "decided")
    return <Navigate to="/investor" replace />;
  return (
    <div data-no-artwork className="mx-auto max-w-xl px-5 py-16 sm:px-8 sm:py-24">
      <Card className="text-center sm:px-12 sm:py-12">
        {registration === "checking" ? <Checking /> : <Received />}
      </Card>
    </div>
  );
}

/** What is known of the connected wallet's registration. */
function useRegistration(): "checking" | "none" | "received" | "decided" {
  const { isReady, walletAddress } = useWallet();
  const state = useInvestorStatus();
  const enabled = state === "registered";
  const { own, isLoading } = useOwnInvestor({ enabled });
  const eligibility = useEligibility(walletAddress, { enabled });
  if (!isReady || state === "checking") return "checking";
  if (!enabled) return "none";
  if (eligibility.data?.isEligible || (own !== null && own.status !== "pending")) return "decided";
  return isLoading || eligibility.isLoading ? "checking" : "received";
}

function Received() {
  return (
    <>
      <CircleCheck
        aria-hidden="true"
        strokeWidth={1.4}
        className="mx-auto size-14 text-mint-strong"
      />
      <h1 className="mt-6 font-medium font-serif text-title">Registration Successful!</h1>
      <p className="mt-4 text-lead text-muted">
        Your information has been submitted and is pending review. You will be notified once it has
        been approved, so you can start investing.
      </p>
      <Link to="/investor" className={buttonClass({ size: "lg", className: "mt-8" })}>
        Return to Investor Portal
      </Link>
    </>
  );
}

function Checking() {
  return (
    <>
      <h1 className="font-medium font-serif text-title">Checking your registration</h1>
      <ScriptRequired className="mt-6" />
      <SkeletonGroup label="Loading" className="mt-6 grid justify-items-center gap-4">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-13 w-64 max-w-full" />
      </SkeletonGroup>
    </>
  );
}
