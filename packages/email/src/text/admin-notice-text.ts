import { brand } from "@tenora/domain/brand";
import type { MailText } from "../mail.ts";

export interface AdminNoticeOccasion {
  readonly kind: "admin_invited_notice" | "admin_disabled_notice";
  /** Who is told. */
  readonly email: string;
  /** Who was invited or disabled. */
  readonly about: string;
  /** The admin who did it. */
  readonly actingEmail: string;
}

/** What every admin reads when it changes who is one: whoever should not have done it is seen. */
export function adminNoticeText(
  { kind, about, actingEmail }: AdminNoticeOccasion,
  publicUrl: string,
): MailText {
  const where = `${publicUrl}/admin/admins`;
  if (kind === "admin_invited_notice") {
    return {
      subject: `Somebody was invited to the admin portal of ${brand.name}`,
      message: `${actingEmail} invited ${about} to the admin portal of ${brand.name}. If this should not be, take the invitation back and tell whoever runs ${brand.name}: ${where}`,
    };
  }
  return {
    subject: `An admin of ${brand.name} was disabled`,
    message: `${actingEmail} disabled the admin ${about} of ${brand.name}. If this should not be, tell whoever runs ${brand.name}: ${where}`,
  };
}
