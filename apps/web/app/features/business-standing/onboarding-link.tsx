import { canRestartOnboarding } from "@tenora/domain/business";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import type { StandingState } from "./use-business-standing.ts";

/** Onboarding is open to a new business and to a rejected one. */
export function mayOnboard(standing: StandingState): boolean {
  if (standing.kind === "not-registered") return true;
  return standing.kind === "registered" && canRestartOnboarding(standing);
}

/** The way into onboarding, where it is open. */
export function OnboardingLink({ standing }: { standing: StandingState }) {
  if (!mayOnboard(standing)) return null;
  return (
    <Link to="/business/onboarding" className={buttonClass()}>
      {standing.kind === "registered" ? "Restart Onboarding Process" : "Start Business Onboarding"}
    </Link>
  );
}
