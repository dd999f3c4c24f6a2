import { Link } from "react-router";

/** How a guest hears of an invitation without giving an address: as a registered investor. */
export const InvitationMail = () => (
  <p className="mt-2">
    We'll email you once you're invited if you've{" "}
    <Link
      to="/investor/onboarding"
      className="text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      registered as an investor
    </Link>{" "}
    with this wallet, or give us an address here. Otherwise, come back to this page.
  </p>
);
