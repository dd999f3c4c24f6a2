import { createHash } from "node:crypto";
import { isMarketMail } from "@tenora/domain/mail/market-mail";
import { isAboutAccount, type MailOccasion } from "@tenora/email/compose";

/**
 * The most mails to one recipient in an hour and a day. The notification address hears of everyone,
 * so it gets more. Mails that an admin needs in order to sign in are counted separately, and their cap
 * is as high as the rate limit of `POST /api/admin/recovery`: otherwise a stranger who requests
 * recovery mails all day would lock the admin out.
 */
const caps = {
  person: { hourly: 5, daily: 20 },
  admin: { hourly: 10, daily: 240 },
  /** An investor may hold notes of many receivables that fall due on one day. */
  market: { hourly: 60, daily: 300 },
  contact: { hourly: 60, daily: 300 },
  notificationAddress: { hourly: 200, daily: 2_000 },
};

/** The key that a mail is counted by, and its cap; addresses are compared case-insensitively. */
export function recipientLimit(to: string, occasion: MailOccasion, adminNotifyEmail: string) {
  const address = to.toLowerCase();
  const { kind } = occasion;
  // Counted apart from links and notices, so that many of those delay none of these.
  if (isAboutAccount(occasion)) {
    return { recipientKey: hash(`admin-account:${address}`), ...caps.admin };
  }
  // Counted apart from links, so that many invitations do not delay an admin's recovery.
  if ("actingEmail" in occasion || kind === "admin_customer_answered") {
    return { recipientKey: hash(`admin-notice:${address}`), ...caps.admin };
  }
  // Anybody causes these, and they must delay nothing else that goes to the same address.
  if (kind === "contact_message") {
    return { recipientKey: hash(`contact:${address}`), ...caps.contact };
  }
  // These addresses are unconfirmed; the database limits them too.
  if (kind === "guest_confirmation") {
    return { recipientKey: hash(`guest:${address}`), ...caps.person };
  }
  // Others cause these: people who ask or invite all day must not delay what is about money.
  if (kind === "business_join_requested" || kind === "investor_invited") {
    return { recipientKey: hash(`invitation:${address}`), ...caps.person };
  }
  // Reviewers cause these, of many invoices of one customer.
  if (kind === "customer_asked" || isMarketMail(kind))
    return { recipientKey: hash(`market:${address}`), ...caps.market };
  if ("token" in occasion) return { recipientKey: hash(`admin-link:${address}`), ...caps.admin };
  const isAdminNotifyAddress = address === adminNotifyEmail.toLowerCase();
  return {
    recipientKey: hash(address),
    ...(isAdminNotifyAddress ? caps.notificationAddress : caps.person),
  };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
