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
    }
  | {
      readonly kind: "admin_invited" | "admin_recovery";
      readonly email: string;
      /** What stands behind the # of the link: browsers keep it to themselves. */
      readonly token: string;
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
  if ("token" in occasion) {
    return mail(around.id, occasion.email, "colleague", adminText(occasion, around));
  }
  return mail(
    around.id,
    occasion.directorEmail,
    occasion.companyName,
    businessText(occasion, around),
  );
}

function businessText(
  occasion: Extract<MailOccasion, { companyName: string }>,
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

function adminText(
  { kind, email, token }: Extract<MailOccasion, { token: string }>,
  { publicUrl }: MailSurroundings,
): { subject: string; message: string } {
  if (kind === "admin_invited") {
    return {
      subject: `Your invitation to the admin portal of ${brand.name}`,
      message: `You are invited to the admin portal of ${brand.name} as ${email}. Choose your password within three days: ${publicUrl}/admin/invitation#${token}`,
    };
  }
  return {
    subject: `Choose a new password at ${brand.name}`,
    message: `Somebody asked for a new password for the admin ${email}. If it was you, choose it within 30 minutes: ${publicUrl}/admin/recovery#${token} If it was not, you need not do anything: the old one keeps working.`,
  };
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
