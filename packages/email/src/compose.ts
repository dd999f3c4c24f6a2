import { brand } from "@tenora/domain/brand";
import type { Mail } from "./message.ts";

/** What a mail is about; the worker reads it when it sends, not when it was asked to. */
export type MailOccasion =
  | {
      readonly kind: "business_submitted" | "business_approved" | "business_rejected";
      readonly companyName: string;
      readonly directorEmail: string;
      /** Why it was rejected, in the admin's words. */
      readonly reason: string | null;
    }
  | {
      readonly kind: "investor_submitted";
      readonly investorName: string;
      readonly walletAddress: string;
    };

export interface MailSurroundings {
  /** The outbox row's id. */
  readonly id: string;
  /** Who hears of new investors. */
  readonly adminNotifyEmail: string;
  /** Where links lead, without a slash at the end. */
  readonly publicUrl: string;
}

/** The mail for an occasion. The texts of the submissions are the specification's (§7). */
export function compose(occasion: MailOccasion, around: MailSurroundings): Mail {
  if (occasion.kind === "investor_submitted") {
    const { investorName, walletAddress } = occasion;
    return mail(around.id, around.adminNotifyEmail, brand.name, {
      subject: `New investor at ${brand.name}`,
      message: `An investor has onboarded, please check: ${investorName} (${walletAddress})`,
    });
  }
  return mail(
    around.id,
    occasion.directorEmail,
    occasion.companyName,
    businessText(occasion, around),
  );
}

function businessText(
  occasion: Exclude<MailOccasion, { kind: "investor_submitted" }>,
  { publicUrl }: MailSurroundings,
): { subject: string; message: string } {
  switch (occasion.kind) {
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
    case "business_rejected": {
      const because =
        occasion.reason === null ? "" : ` Reason: ${occasion.reason}.`.replace("..", ".");
      return {
        subject: `Your onboarding request at ${brand.name} was not approved`,
        message: `Your business onboarding request was not approved.${because} You may start again: ${publicUrl}/business`,
      };
    }
  }
}

function mail(
  id: string,
  to: string,
  name: string,
  text: { subject: string; message: string },
): Mail {
  const { subject, message } = text;
  return { id, to, subject, templateParams: { name, email: to, message } };
}
