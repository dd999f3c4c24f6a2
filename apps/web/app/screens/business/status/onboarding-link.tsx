import { canRestartOnboarding } from "@tenora/domain/business/business";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import type { BusinessStatusState } from "./use-business-status.ts";

/** Onboarding is open to a new business and to a rejected one. */
export function canOnboard(businessStatus: BusinessStatusState): boolean {
  if (businessStatus.kind === "not-registered") return true;
  return businessStatus.kind === "registered" && canRestartOnboarding(businessStatus);
}

/** The link to onboarding; nothing where onboarding is closed. */
export function OnboardingLink({ businessStatus }: { businessStatus: BusinessStatusState }) {
  if (!canOnboard(businessStatus)) return null;
  return (
    <Link to="/business/onboarding" className={buttonClass()}>
      {businessStatus.kind === "registered"
        ? "Restart Onboarding Process"
        : "Start Business Onboarding"}
    </Link>
  );
}
