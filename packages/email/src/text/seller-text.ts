import type { MailFacts, SellerMailKind } from "@tenora/domain/mail/market-mail";
import type { MailText } from "../mail.ts";
import type { MailDates } from "./mail-dates.ts";

export interface SellerOccasion {
  readonly kind: SellerMailKind;
  readonly companyName: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly facts: MailFacts;
}

/** The mail to a business about its receivable on the exchange. */
export function sellerText(
  { kind, facts }: Pick<SellerOccasion, "kind" | "facts">,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const { listing, amount, owed, until = 0 } = facts;
  const name = `receivable #${listing}`;
  const page = `${publicUrl}/exchange/${listing}`;
  const payments = `${publicUrl}/business/payments`;
  // After the address of the payments: the first one is the mail's button.
  const reward = facts.hasReward
    ? `. The investors can now claim the reward. See who did, and hand it over: ${publicUrl}/business/rewards`
    : "";
  switch (kind) {
    case "business_join_requested":
      return {
        subject: `New request to join ${name}`,
        message: `Someone has asked to buy ${name}. See who it is and decide whether to invite them: ${page}`,
      };
    case "business_published":
      return {
        subject: `Your ${name} is on sale`,
        message: `Your ${name} is published on the exchange. It can be bought until ${dates.date(until)}. See it here: ${page}`,
      };
    case "business_first_purchase":
      return {
        subject: `First purchase of ${name}`,
        message: `An investor made the first purchase of ${name}: ${amount}. Follow the sale here: ${page}`,
      };
    case "business_minimum_reached":
      return {
        subject: `Your ${name} has reached its minimum`,
        message: `${amount} of your ${name} is sold, so the sale can no longer fail. You can collect the proceeds now, or leave the rest on sale until ${dates.date(until)}. Decide here: ${payments}`,
      };
    case "business_paid_out":
      return {
        subject: `You’ve been paid for ${name}`,
        message: `Your ${name} is funded: ${amount} was paid out to you. ${owed ?? "Nothing"} is due to the investors on ${dates.date(until)}. See your payments: ${payments}${reward}`,
      };
    case "business_fully_funded":
      return {
        subject: `Your ${name} is fully funded`,
        message: `Your ${name} is sold out: ${amount} in total. ${owed ?? "Nothing"} is due to the investors on ${dates.date(until)}. If the proceeds haven’t reached you yet, collect them here: ${payments}`,
      };
    case "business_sale_failed":
      return failedSaleText(facts, publicUrl);
    case "business_payment_received":
      return {
        subject: `A payment of ${amount} for ${name}`,
        message: `${amount} was paid on your ${name}. ${owed === undefined ? "It’s repaid in full." : `Still owed to the investors: ${owed}.`} See your payments: ${payments}${reward}`,
      };
    case "business_disputed":
      return {
        subject: `Your ${name} is disputed`,
        message: `${facts.disputedBy === "customer" ? "Your customer" : "A reviewer"} has raised a dispute about your ${name}. The dispute is shown publicly${facts.disputedBy === "customer" ? "" : ", keeps new buyers out while it’s open,"} and itself changes no date or amount: ${owed === undefined ? "nothing is owed to the investors now" : `${owed} is owed to the investors`}. Contact your customer, and contact us if you disagree. Read the dispute here: ${page}`,
      };
    case "business_defaulted":
      return {
        subject: `A default was recorded on ${name}`,
        message: `Your ${name} wasn’t repaid in time, and a default was recorded. ${owed ?? "Nothing"} is still owed to the investors. Anything paid later still reaches them, and we approve nothing new until your ${name} is repaid. Pay it here: ${payments}`,
      };
    case "business_recovery":
      return {
        subject: `A payment after the default of ${name}`,
        message: `${amount} was paid on your ${name} after its default. ${owed === undefined ? "It’s repaid in full." : `Still owed to the investors: ${owed}.`} See your payments: ${payments}`,
      };
    case "business_credit_waiting":
      return {
        subject: `${amount} is waiting for you`,
        message: `${amount} from ${name} couldn’t be sent to your wallet or was left over once the investors were paid, so it’s set aside for you on the exchange. Only your wallet can withdraw it. Do so at any time here: ${payments}`,
      };
    case "business_reminder":
      return {
        subject: `${dates.dueSubject(facts)}: ${name}`,
        message: `Your ${name} ${dates.dueWords(facts)}. ${owed ?? "Nothing"} is owed to the investors.${dates.graceWords(facts)} You can pay all or part of it here: ${payments}. Anyone else can pay it here: ${publicUrl}/pay/${listing}`,
      };
  }
}

/** The advice is on the request's page, from the sale's own figures. */
function failedSaleText(
  { listing, amount, isCancelledEarly, request }: MailFacts,
  publicUrl: string,
): MailText {
  const name = `receivable #${listing}`;
  const what = isCancelledEarly
    ? `The sale of your ${name} was cancelled before its deadline. A reviewer can do that, and so can anyone once new business on the exchange has ended.`
    : `The sale of your ${name} ended without reaching its minimum.`;
  const money =
    amount === undefined
      ? "No one had bought, so there’s nothing to refund."
      : `${amount} was sold. The investors get back exactly what they paid.`;
  const next = isCancelledEarly ? "See how it went" : "See how it went and what you can change";
  const page = `${publicUrl}/business/funding-request${request === undefined ? "" : `/${request}`}`;
  return {
    subject: isCancelledEarly
      ? `The sale of ${name} was cancelled`
      : `The sale of ${name} has failed`,
    message: `${what} ${money} ${next}: ${page}`,
  };
}
