import { isAccountEvent } from "@tenora/domain/admin/account-event";
import { brand } from "@tenora/domain/brand";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { Mail, MailText } from "./mail.ts";
import {
  type AccountOccasion,
  type AdminLinkOccasion,
  type AdminNoticeOccasion,
  accountEventText,
  adminLinkText,
  adminNoticeText,
} from "./text/admin-text.ts";
import { type BusinessOccasion, businessText } from "./text/business-text.ts";
import { type InvestorOccasion, investorText } from "./text/investor-text.ts";

/** What a mail is about, as of the time when it is sent. */
export type MailOccasion =
  | BusinessOccasion
  | InvestorOccasion
  | AdminLinkOccasion
  | AdminNoticeOccasion
  | AccountOccasion;

export interface MailContext {
  /** The outbox row's id. */
  readonly id: string;
  /** The recipient of mails about new investors. */
  readonly adminNotifyEmail: string;
  /** The origin of links, without a trailing slash. */
  readonly publicUrl: string;
}

/** The mail for an occasion. The texts of the submissions are the specification's (§7). */
export function compose(occasion: MailOccasion, context: MailContext): Mail {
  const { id, adminNotifyEmail, publicUrl } = context;
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
    return mail(id, occasion.email, "colleague", adminLinkText(occasion, publicUrl));
  }
  return "email" in occasion
    ? mail(id, occasion.email, occasion.investorName, investorText(occasion, publicUrl))
    : mail(id, occasion.directorEmail, occasion.companyName, businessText(occasion, publicUrl));
}

/** About an admin's own account: only that admin receives it. */
export const isAboutAccount = (occasion: MailOccasion): occasion is AccountOccasion =>
  isAccountEvent(occasion.kind);

/** The name appears in a header and in the greeting, so it must not contain a line break. */
function mail(id: string, to: string, name: string, text: MailText): Mail {
  const { subject, message } = text;
  return { id, to, subject, templateParams: { name: toSingleLine(name), email: to, message } };
}
