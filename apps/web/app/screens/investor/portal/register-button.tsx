import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { Button, type ButtonSize, buttonClass } from "~/ui/button";

/** The way to registration: hidden without a wallet, and closed once the wallet is registered. */
export function RegisterButton({ size }: { size?: ButtonSize | undefined }) {
  const investorStatus = useInvestorStatus();
  switch (investorStatus) {
    case "no-wallet":
      return null;
    case "checking":
      return (
        <Button size={size} busy>
          Checking registration...
        </Button>
      );
    case "registered":
      return (
        <Button size={size} disabled>
          <Check aria-hidden="true" className="size-4.5" />
          Registration Submitted
        </Button>
      );
    case "unregistered":
      return (
        <Link to="/investor/onboarding" className={buttonClass({ size })}>
          Register as Investor
        </Link>
      );
  }
}
