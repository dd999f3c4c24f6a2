import CircleCheck from "lucide-react/icons/circle-check";
import { Link, Navigate } from "react-router";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { useWallet } from "~/wallet/wallet-provider";

export const meta = () => [
  ...pageMeta({
    title: "Registration Successful",
    description: "Your registration as an investor was submitted and is pending review.",
  }),
  { name: "robots", content: "noindex" },
];

export default function InvestorSuccess() {
  const status = useInvestorStatus();
  const { isReady } = useWallet();
  // Whoever comes by the address alone has sent nothing.
  if (isReady && (status === "no-wallet" || status === "unregistered"))
    return <Navigate to="/investor" replace />;
  return (
    <div className="mx-auto max-w-xl px-5 py-16 sm:px-8 sm:py-24">
      <Card className="text-center sm:px-12 sm:py-12">
        <CircleCheck
          aria-hidden="true"
          strokeWidth={1.4}
          className="mx-auto size-14 text-mint-strong"
        />
        <h1 className="mt-6 font-medium font-serif text-title">Registration Successful!</h1>
        <p className="mt-4 text-lead text-muted">
          Your information has been submitted and is pending review. You will be notified once it
          has been approved, so you can start investing.
        </p>
        <Link to="/investor" className={buttonClass({ size: "lg", className: "mt-8" })}>
          Return to Investor Portal
        </Link>
      </Card>
    </div>
  );
}
