import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { useInvestorStatus } from "~/features/investor-status/use-investor-status";
import { Button, type ButtonSize, buttonClass } from "~/ui/button";

/** The link to registration: hidden without a wallet, disabled once the wallet is registered. */
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
