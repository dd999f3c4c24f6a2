import type { AccountEvent } from "@tenora/domain/admin/account-event";
import { brand } from "@tenora/domain/brand";
import type { MailText } from "../mail.ts";

export interface AccountOccasion {
  readonly kind: AccountEvent;
  /** Whose account it is. */
  readonly email: string;
}

const owner = `tell whoever runs ${brand.name}`;

/** Each with what happened, what follows from it, and what to do if it was somebody else. */
const texts: Readonly<Record<AccountEvent, (recovery: string) => MailText>> = {
  admin_password_recovered: () => ({
    subject: `Your password for the admin portal of ${brand.name} was changed`,
    message: `Another password was chosen with a link from a mail to you, and all your sign-ins ended. If it was not you, somebody else reads your mail: ${owner} at once.`,
  }),
  admin_password_reset: () => ({
    subject: `Your password for the admin portal of ${brand.name} was changed`,
    message: `Whoever runs ${brand.name} set another password for you and took your second factor away, if you had one. All your sign-ins ended. If you did not expect this, ask them.`,
  }),
  admin_two_factor_enabled: (recovery) => ({
    subject: "Your second factor is on",
    message: `From now on a sign-in to the admin portal of ${brand.name} takes your password and a code. If it was not you, choose another password and ${owner}: ${recovery}`,
  }),
  admin_two_factor_disabled: (recovery) => ({
    subject: "Your second factor is off",
    message: `From now on the password alone opens the admin portal of ${brand.name} to you. If it was not you, choose another password and ${owner}: ${recovery}`,
  }),
  admin_recovery_code_used: (recovery) => ({
    subject: "One of your recovery codes was used",
    message: `It took the place of a code from your authenticator app at ${brand.name} and does not work again. If it was not you, choose another password and ${owner}: ${recovery}`,
  }),
  admin_codes_used_up: (recovery) => ({
    subject: "Wrong codes were given for your account",
    message: `Somebody with your password for the admin portal of ${brand.name} gave ten wrong codes. For a day only your recovery codes are looked at. If it was not you, choose another password now: ${recovery}`,
  }),
};

/** What an admin reads of his own account: whoever else got at it is seen. */
export function accountEventText({ kind }: AccountOccasion, publicUrl: string): MailText {
  return texts[kind](`${publicUrl}/admin/recovery`);
}
