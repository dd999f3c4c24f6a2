import { brand } from "@tenora/domain/brand";
import { type Tier, tierNames } from "@tenora/domain/business/business";
import { type MailText, reasonText } from "../mail.ts";

export interface BusinessOccasion {
  readonly kind:
    | "business_submitted"
    | "business_approved"
    | "business_rejected"
    | "business_suspended"
    | "business_reinstated"
    | "business_tier_changed"
    | "business_certificate_requested";
  readonly companyName: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly tier: Tier;
  /** The admin's reason, or their message. */
  readonly reason: string | null;
}

/** The mail to the director of a business. */
export function businessText(
  { kind, tier, reason }: BusinessOccasion,
  publicUrl: string,
): MailText {
  switch (kind) {
    case "business_submitted":
      return {
        subject: "We’ve received your onboarding request",
        // The specification's words (§7), which say nothing to an applicant.
        message: `New Business onboarding request at ${brand.name}`,
        explanation: `Thank you. We’ve received your request and are reviewing it. We’ll email you as soon as we’ve decided; until then there’s nothing you need to do. Your portal shows where it stands and when to expect a decision: ${publicUrl}/business`,
      };
    case "business_approved":
      return {
        subject: "Your business has been approved",
        message: `Your business has been approved. Create your first funding request: ${publicUrl}/business`,
      };
    case "business_rejected":
      return {
        subject: "Your onboarding request wasn’t approved",
        message: `Your business onboarding request wasn’t approved.${reasonText(reason)} You can submit it again: ${publicUrl}/business`,
      };
    case "business_suspended":
      return {
        subject: "Your business has been suspended",
        message: `Your business has been suspended, so you can’t create funding requests or use its other pages for now. You can still pay and collect.${reasonText(reason)} Your agreements with investors stay in force. We’ll email you when the suspension ends. Questions? Contact us: ${publicUrl}/about`,
      };
    case "business_reinstated":
      return {
        subject: "Your business is no longer suspended",
        message: `Your business is no longer suspended.${reasonText(reason)} You can create funding requests again: ${publicUrl}/business`,
      };
    case "business_tier_changed":
      return {
        subject: "Your tier has changed",
        message: `Your business is now in tier ${tier}, ${tierNames[tier]}.${reasonText(reason)} Your existing agreements with investors don’t change. See what the tier allows: ${publicUrl}/business`,
      };
    case "business_certificate_requested":
      return {
        subject: "Please send another registration certificate",
        message: `We can’t use the registration certificate you sent us.${reasonText(reason)} To send another one, sign in with your wallet in the business portal; there’s no need to submit the form again: ${publicUrl}/business`,
      };
  }
}
