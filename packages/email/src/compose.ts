import { isAccountEvent } from "@tenora/domain/admin/account-event";
import { brand } from "@tenora/domain/brand";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { Mail, MailText } from "./mail.ts";
import { type AccountOccasion, accountEventText } from "./text/account-event-text.ts";
import { type AdminNoticeOccasion, adminNoticeText } from "./text/admin-notice-text.ts";
import { type AdminOccasion, adminText } from "./text/admin-text.ts";
import { type BusinessOccasion, businessText } from "./text/business-text.ts";
import { type InvestorOccasion, investorText } from "./text/investor-text.ts";

/** What a mail is about; the worker reads it when it sends, not when it was asked to. */
export type MailOccasion =
  | BusinessOccasion
  | InvestorOccasion
  | AdminOccasion
  | AdminNoticeOccasion
  | AccountOccasion;

export interface MailContext {
  /** The outbox row's id. */
  readonly id: string;
  /** Who hears of new investors. */
  readonly adminNotifyEmail: string;
  /** Where links lead, without a slash at the end. */
  readonly publicUrl: string;
}

/** The mail for an occasion. The texts of the submissions are the specification's (§7). */
export function compose(occasion: MailOccasion, around: MailContext): Mail {
  const { id, adminNotifyEmail, publicUrl } = around;
  if (occasion.kind === "investor_submitted") {
    const { investorName, walletAddress } = occasion;
    return mail(id, adminNotifyEmail, brand.name, {
      subject: `New investor at ${brand.name}`,
      message: `An investor has onboarded, please check: ${toSingleLine(investorName)} (${walletAddress})`,
    });
  }
  if (isAboutAccount(occasion)) {
    return mail(id, occasion.email, "colleague", accountEventText(occasion, publicUrl));
  }
  if ("actingEmail" in occasion) {
    return mail(id, occasion.email, "colleague", adminNoticeText(occasion, publicUrl));
  }
  if ("token" in occasion) {
    return mail(id, occasion.email, "colleague", adminText(occasion, publicUrl));
  }
  return "email" in occasion
    ? mail(id, occasion.email, occasion.investorName, investorText(occasion, publicUrl))
    : mail(id, occasion.directorEmail, occasion.companyName, businessText(occasion, publicUrl));
}

/** Of an admin's own account, which nobody else is told about. */
export const isAboutAccount = (occasion: MailOccasion): occasion is AccountOccasion =>
  isAccountEvent(occasion.kind);

/** The name may stand in a header and in the greeting: no line of its own may begin in it. */
function mail(id: string, to: string, name: string, text: MailText): Mail {
  const { subject, message } = text;
  return { id, to, subject, templateParams: { name: toSingleLine(name), email: to, message } };
}
