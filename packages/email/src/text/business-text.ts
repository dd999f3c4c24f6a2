import { brand } from "@tenora/domain/brand";
import { type Tier, tierNames } from "@tenora/domain/business/business";
import type { MailText } from "../mail.ts";
import { reasonText } from "./reason-text.ts";

export interface BusinessOccasion {
  readonly kind:
    | "business_submitted"
    | "business_approved"
    | "business_rejected"
    | "business_suspended"
    | "business_reinstated"
    | "business_tier_changed";
  readonly companyName: string;
  readonly directorEmail: string;
  readonly tier: Tier;
  /** Why, in the admin's words. */
  readonly reason: string | null;
}

/** What the director of a business reads. */
export function businessText(
  { kind, tier, reason }: BusinessOccasion,
  publicUrl: string,
): MailText {
  switch (kind) {
    case "business_submitted":
      return {
        subject: `Your onboarding request at ${brand.name}`,
        message: `New Business onboarding request at ${brand.name}`,
      };
    case "business_approved":
      return {
        subject: `Your business is approved at ${brand.name}`,
        message: `Your business has been approved. Create your first funding request: ${publicUrl}/business`,
      };
    case "business_rejected":
      return {
        subject: `Your onboarding request at ${brand.name} was not approved`,
        message: `Your business onboarding request was not approved.${reasonText(reason)} You may start again: ${publicUrl}/business`,
      };
    case "business_suspended":
      return {
        subject: `Your business is suspended at ${brand.name}`,
        message: `Your business is suspended: its feature pages are closed for now.${reasonText(reason)} What you have agreed with investors stays in force. We write to you when it is reinstated.`,
      };
    case "business_reinstated":
      return {
        subject: `Your business is reinstated at ${brand.name}`,
        message: `Your business is no longer suspended.${reasonText(reason)} Its feature pages are open again: ${publicUrl}/business`,
      };
    case "business_tier_changed":
      return {
        subject: `Your business has another tier at ${brand.name}`,
        message: `Your business is now in tier ${tier}, ${tierNames[tier]}.${reasonText(reason)} What you have agreed with investors stays as it is: ${publicUrl}/business`,
      };
  }
}
