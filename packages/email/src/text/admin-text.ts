import { brand } from "@tenora/domain/brand";
import type { MailText } from "../mail.ts";

export interface AdminOccasion {
  readonly kind: "admin_invited" | "admin_recovery";
  readonly email: string;
  /** What stands behind the # of the link: browsers keep it to themselves. */
  readonly token: string;
}

/** What an admin, or somebody who is to be one, reads. */
export function adminText({ kind, email, token }: AdminOccasion, publicUrl: string): MailText {
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
