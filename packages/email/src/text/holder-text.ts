import type { HolderMailKind, MailFacts } from "@tenora/domain/mail/market-mail";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import type { MailDates } from "./mail-dates.ts";
import { searchAlertText } from "./search-alert-text.ts";

export interface HolderOccasion {
  readonly kind: HolderMailKind;
  readonly investorName: string;
  readonly email: string;
  /** The business that sold the receivable; null when it isn't in our records. */
  readonly sellerName: string | null;
  readonly facts: MailFacts;
}

/** The mail to an investor about a receivable. */
export function holderText(
  { kind, sellerName, facts }: Pick<HolderOccasion, "kind" | "sellerName" | "facts">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const { listing, amount, owed, until = 0 } = facts;
  const seller = sellerName === null ? "its seller" : toSingleLine(sellerName);
  const name = `receivable #${listing}`;
  const whoOwes = facts.isCommunity
    ? " This is a community campaign: the business repays it from its own funds, and there’s no customer."
    : "";
  // A customer's debt isn't the seller's failing: only of a campaign the seller itself owes the money.
  const unpaid = facts.isCommunity
    ? `${sellerName === null ? "The business" : seller} didn’t repay its community campaign, ${name}, in time`
    : `You hold notes in ${name} from ${seller}. It wasn’t repaid in time`;
  const reward = facts.hasReward
    ? " You can now claim your notes’ reward, if you haven’t yet."
    : "";
  const page = `${publicUrl}/exchange/${listing}`;
  const portfolio = `${publicUrl}/investor/portfolio`;
  switch (kind) {
    case "investor_invited":
      return {
        subject: `You’re invited to buy ${name}`,
        message: `${sellerName === null ? "A business" : seller} invited your wallet to buy ${name}, until ${dates.date(until)}. Buying is your own decision, and your capital is at risk. Read its terms first: ${page}`,
      };
    case "investor_paid_out":
      return {
        subject: `The sale of ${name} succeeded`,
        message: `The sale of ${name} reached its minimum and ${seller} was paid. Your notes are due on ${dates.date(until)}.${whoOwes}${reward} See your notes here: ${portfolio}`,
      };
    case "investor_refund_available":
      return facts.isCancelled
        ? {
            subject: `Take back what you paid for ${name}`,
            message: `The sale of ${name} is cancelled. You can take back exactly what you paid: ${portfolio}`,
          }
        : {
            subject: `The sale of ${name} didn’t reach its minimum`,
            message: `The sale of ${name} didn’t reach its minimum. You can take back exactly what you paid once the sale is cancelled, and we’ll email you then. Anyone can cancel it, and so can you here: ${portfolio}`,
          };
    case "investor_claimable":
      return {
        subject: `A payment on your notes in ${name}`,
        message: `${amount} was paid on ${name} from ${seller}. ${owed === undefined ? `It’s repaid in full.${reward}` : `Still owed to all of its investors: ${owed}.`} Collect your share: ${portfolio}`,
      };
    case "investor_disputed":
      return {
        subject: `A dispute about ${name}`,
        message: `${facts.disputedBy === "customer" ? "The customer" : "A reviewer"} has raised a dispute about ${name} from ${seller}, in which you hold notes. The dispute itself changes no date or amount, but you may be paid later or receive less. We’ll email you when a payment arrives. See the receivable: ${page}`,
      };
    case "investor_defaulted":
      return {
        subject: `A default was recorded on ${name}`,
        message: `${unpaid}, and a default was recorded. ${owed ?? "Nothing"} is owed to its investors. You may lose all or part of your money. Anything paid later still reaches you, and we’ll email you then. See the receivable: ${page}`,
      };
    case "investor_recovery":
      return {
        subject: `A payment after the default of ${name}`,
        message: `${amount} was paid on ${name} from ${seller} after its default. ${owed === undefined ? "It’s repaid in full." : `Still owed to all of its investors: ${owed}.`} Collect your share: ${portfolio}`,
      };
    case "investor_credit_waiting":
      return {
        subject: `${amount} is waiting for you`,
        message: `${amount} from ${name} couldn’t be sent to your wallet, so it’s set aside for you on the exchange. Only your wallet can withdraw it. Do so at any time here: ${portfolio}`,
      };
    case "investor_search_alert":
      return searchAlertText(facts, publicUrl, dates);
    case "investor_reminder":
      return {
        subject: `${dates.dueSubject(facts)}: ${name}`,
        message: `You hold notes in ${name} from ${seller}, which ${dates.dueWords(facts)}. ${owed ?? "Nothing"} is owed to all of its investors.${dates.graceWords(facts)}${whoOwes} There’s nothing you need to do; we’ll email you when a payment arrives. See the receivable: ${page}`,
      };
  }
}
