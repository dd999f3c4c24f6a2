import type { AccountEvent } from "@tenora/domain/admin/account-event";
import { brand } from "@tenora/domain/brand";
import type { MailText } from "../mail.ts";

const portal = `the ${brand.name} admin portal`;
const tellOperator = `tell the person who runs ${brand.name}`;

export interface AdminLinkOccasion {
  readonly kind: "admin_invited" | "admin_recovery";
  readonly email: string;
  /** In the link it stands after the #, which browsers do not send to servers. */
  readonly token: string;
}

/** The mail with a link to choose a password. */
export function adminLinkText(
  { kind, email, token }: AdminLinkOccasion,
  publicUrl: string,
): MailText {
  if (kind === "admin_invited") {
    return {
      subject: `You’re invited to ${portal}`,
      message: `You’re invited to ${portal} as ${email}. Choose your password within three days: ${publicUrl}/admin/invitation#${token}`,
    };
  }
  return {
    subject: `Reset your ${brand.name} password`,
    message: `We received a request to reset the password of the admin ${email}. If it was you, choose a new one within 30 minutes: ${publicUrl}/admin/recovery#${token} If it wasn’t, you can ignore this email: your password hasn’t changed.`,
  };
}

export interface AdminNoticeOccasion {
  readonly kind: "admin_invited_notice" | "admin_disabled_notice";
  /** The recipient. */
  readonly email: string;
  /** The admin who was invited or disabled. */
  readonly about: string;
  /** The admin who did it. */
  readonly actingEmail: string;
}

/** The mail to every admin about a change of the admins, so that an unauthorised one is noticed. */
export function adminNoticeText(
  { kind, about, actingEmail }: AdminNoticeOccasion,
  publicUrl: string,
): MailText {
  const admins = `${publicUrl}/admin/admins`;
  if (kind === "admin_invited_notice") {
    return {
      subject: "New admin invited",
      message: `${actingEmail} invited ${about} to ${portal}. If you didn’t expect this, revoke the invitation and ${tellOperator}: ${admins}`,
    };
  }
  return {
    subject: "Admin disabled",
    message: `${actingEmail} disabled the admin ${about} of ${brand.name}. If you didn’t expect this, ${tellOperator}: ${admins}`,
  };
}

export interface AccountOccasion {
  readonly kind: AccountEvent;
  /** The owner of the account. */
  readonly email: string;
}

/** What happened, what follows from it, and what to do if it was someone else. */
const accountTexts: Readonly<Record<AccountEvent, (recovery: string) => MailText>> = {
  admin_password_recovered: () => ({
    subject: `Your ${brand.name} password was changed`,
    message: `Your password for ${portal} was reset with an emailed link, and all your sessions have ended. If it wasn’t you, someone else can read your email: ${tellOperator} right away.`,
  }),
  admin_password_reset: () => ({
    subject: `Your ${brand.name} password was changed`,
    message: `The person who runs ${brand.name} set a new password for you and turned off two-factor authentication if you used it. All your sessions have ended. If you didn’t expect this, contact them.`,
  }),
  admin_two_factor_enabled: (recovery) => ({
    subject: "Two-factor authentication is on",
    message: `Signing in to ${portal} now takes your password and a code. If it wasn’t you, reset your password and ${tellOperator}: ${recovery}`,
  }),
  admin_two_factor_disabled: (recovery) => ({
    subject: "Two-factor authentication is off",
    message: `Signing in to ${portal} now takes only your password. If it wasn’t you, reset your password and ${tellOperator}: ${recovery}`,
  }),
  admin_recovery_code_used: (recovery) => ({
    subject: "A recovery code was used",
    message: `One of your recovery codes for ${portal} was used instead of a code from your authenticator app. It can’t be used again. If it wasn’t you, reset your password and ${tellOperator}: ${recovery}`,
  }),
  admin_codes_used_up: (recovery) => ({
    subject: "Wrong codes were entered for your account",
    message: `Someone with your password for ${portal} entered ten wrong codes. For the next 24 hours we accept only your recovery codes. If it wasn’t you, reset your password now: ${recovery}`,
  }),
};

/** The mail to an admin about an event of their account, so that they notice an intruder. */
export function accountEventText({ kind }: AccountOccasion, publicUrl: string): MailText {
  return accountTexts[kind](`${publicUrl}/admin/recovery`);
}
