import { isAccountEvent } from "@tenora/domain/admin/account-event";
import { brand } from "@tenora/domain/brand";
import { toSingleLine } from "@tenora/domain/text/single-line";
import { timeZoneOfCountry } from "@tenora/domain/text/time-zone";
import { calendarOf } from "./calendar.ts";
import { mailHtml } from "./html/mail-html.ts";
import { splitMessage } from "./html/next-step.ts";
import type { Mail, MailText } from "./mail.ts";
import {
  type AcknowledgementOccasion,
  customerAnsweredText,
  customerAskedText,
} from "./text/acknowledgement-text.ts";
import {
  type AccountOccasion,
  type AdminLinkOccasion,
  type AdminNoticeOccasion,
  accountEventText,
  adminLinkText,
  adminNoticeText,
} from "./text/admin-text.ts";
import { type BusinessOccasion, businessText } from "./text/business-text.ts";
import { type ContactOccasion, contactText } from "./text/contact-text.ts";
import { type CustomerOccasion, customerText } from "./text/customer-text.ts";
import { type GuestOccasion, guestText } from "./text/guest-text.ts";
import { type HolderOccasion, holderText } from "./text/holder-text.ts";
import { type InvestorOccasion, investorText } from "./text/investor-text.ts";
import { MailDates } from "./text/mail-dates.ts";
import { type RequestOccasion, requestText } from "./text/request-text.ts";
import { type SellerOccasion, sellerText } from "./text/seller-text.ts";

/** What a mail is about, as of the time when it is sent. */
export type MailOccasion =
  | BusinessOccasion
  | InvestorOccasion
  | AdminLinkOccasion
  | AdminNoticeOccasion
  | AccountOccasion
  | ContactOccasion
  | AcknowledgementOccasion
  | GuestOccasion
  | MarketOccasion;

/** About funding requests, invitations and receivables. */
export type MarketOccasion = RequestOccasion | SellerOccasion | HolderOccasion | CustomerOccasion;

export interface MailContext {
  /** The outbox row's id. */
  readonly id: string;
  /** The recipient of mails about new investors. */
  readonly adminNotifyEmail: string;
  /** The operator's address, for messages of the contact form. */
  readonly contactEmail: string;
  /** The address that our pages name, for people to check a mail with; absent or null where none is. */
  readonly publicContact?: string | null;
  /** The origin of links, without a trailing slash. */
  readonly publicUrl: string;
  readonly now: Date;
  /** What leads to the recipient's settings, and what they chose there; null without any. */
  readonly settings: {
    readonly token: string;
    /** Whether they can unsubscribe from this mail. */
    readonly isOptional: boolean;
    readonly timeZone: string | null;
  } | null;
}

/** For reading a mail rather than sending it: in UTC, without a token, and with no calendar's stamp. */
export const unsent = { now: new Date(0), settings: null } as const;

/** The mail for an occasion. The texts of the submissions are the specification's (§7). */
export function compose(occasion: MailOccasion, context: MailContext): Mail {
  const { id, publicUrl, settings } = context;
  // Stands before each address that we write: people type addresses of ours, too, as names and reasons.
  const mark = crypto.randomUUID();
  const marked = { ...context, publicUrl: mark + publicUrl };
  const { to, name, text, replyTo } = contentOf(occasion, marked);
  // The name appears in a header and in the greeting, so it must not contain a line break.
  const message = inPlainText(text).replaceAll(mark, "");
  const templateParams = { name: toSingleLine(name), email: to, message };
  const { subject, explanation = null, question = null } = text;
  const split = (part: string) => splitMessage(part, mark, publicUrl);
  const settingsUrl = settings && `${publicUrl}/emails/${settings.token}`;
  return {
    id,
    to,
    subject,
    replyTo: replyTo ? { ...replyTo, name: toSingleLine(replyTo.name) } : null,
    templateParams,
    explanation: explanation?.replaceAll(mark, "") ?? null,
    html: mailHtml({
      subject,
      name: templateParams.name,
      message: split(text.message),
      explanation: explanation === null ? null : split(explanation),
      question: question && {
        facts: question.facts,
        step: split(question.step),
        aside: split(question.aside.replaceAll(mark, "")),
      },
      settingsUrl,
    }),
    settingsUrl,
    unsubscribeUrl: settings?.isOptional === true ? settingsUrl : null,
    calendar: "facts" in occasion ? calendarOf(occasion, context) : null,
  };
}

/** All that a mail says, for services that take one text; fixed words stand alone in theirs. */
function inPlainText({ message, question }: MailText): string {
  if (question === undefined) return message;
  const facts = question.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return [message, facts, question.step, question.aside].join("\n\n");
}

interface Content {
  readonly to: string;
  readonly name: string;
  readonly text: MailText;
  readonly replyTo?: Mail["replyTo"];
}

function contentOf(occasion: MailOccasion, context: MailContext): Content {
  const { adminNotifyEmail, publicUrl, publicContact = null } = context;
  if (occasion.kind === "contact_message") {
    const { name, email: address } = occasion;
    const text = contactText(occasion);
    return { to: context.contactEmail, name: brand.name, text, replyTo: { name, address } };
  }
  if (occasion.kind === "customer_asked") {
    const { email: to, customerName: name, customerCountry, expiresAt } = occasion;
    const dates = customerDates(customerCountry, expiresAt);
    return { to, name, text: customerAskedText(occasion, { publicUrl, publicContact, dates }) };
  }
  if (occasion.kind === "guest_confirmation") {
    const text = guestText(publicUrl, context.settings?.token ?? null);
    return { to: occasion.guestEmail, name: "investor", text };
  }
  if (isAboutMarket(occasion)) return marketContent(occasion, context);
  if (occasion.kind === "investor_submitted") {
    const { investorName, walletAddress } = occasion;
    const message = `An investor has onboarded, please check: ${toSingleLine(investorName)} (${walletAddress})`;
    const text = { subject: `New investor at ${brand.name}`, message };
    return { to: adminNotifyEmail, name: brand.name, text };
  }
  const colleague = (email: string, text: MailText) => ({ to: email, name: "colleague", text });
  if (occasion.kind === "admin_customer_answered") {
    return colleague(occasion.email, customerAnsweredText(occasion, publicUrl));
  }
  if (isAboutAccount(occasion)) {
    return colleague(occasion.email, accountEventText(occasion, publicUrl));
  }
  if ("actingEmail" in occasion) {
    return colleague(occasion.email, adminNoticeText(occasion, publicUrl));
  }
  if ("token" in occasion) return colleague(occasion.email, adminLinkText(occasion, publicUrl));
  if ("email" in occasion) {
    const { email, investorName } = occasion;
    return { to: email, name: investorName, text: investorText(occasion, publicUrl) };
  }
  const { kind, directorEmail, directorName, companyName } = occasion;
  // The specification greets the company in the mail about its submission (§7), and in no other.
  const name = kind === "business_submitted" ? companyName : directorName;
  return { to: directorEmail, name, text: businessText(occasion, publicUrl) };
}

/** About an admin's own account: only that admin receives it. */
export const isAboutAccount = (occasion: MailOccasion): occasion is AccountOccasion =>
  isAccountEvent(occasion.kind);

const isAboutMarket = (occasion: MailOccasion): occasion is MarketOccasion =>
  "facts" in occasion || "request" in occasion;

/** Customers tell no time zone: their country has one, or dates are in UTC. */
const customerDates = (country: string | null, at: Date) =>
  new MailDates(country && timeZoneOfCountry(country, at));

function marketContent(occasion: MarketOccasion, { publicUrl, settings }: MailContext): Content {
  const dates = new MailDates(settings?.timeZone ?? null);
  if ("companyName" in occasion) {
    const { directorEmail: to, directorName: name } = occasion;
    const text =
      "request" in occasion
        ? requestText(occasion, publicUrl, dates)
        : sellerText(occasion, publicUrl, dates);
    return { to, name, text };
  }
  if ("customerName" in occasion) {
    const { email: to, customerName: name, customerCountry, facts } = occasion;
    const due = customerDates(customerCountry, new Date((facts.until ?? 0) * 1_000));
    return { to, name, text: customerText(occasion, publicUrl, due) };
  }
  const { email: to, investorName: name } = occasion;
  return { to, name, text: holderText(occasion, publicUrl, dates) };
}
