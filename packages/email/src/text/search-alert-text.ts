import type { FoundListing, MailFacts } from "@tenora/domain/mail/market-mail";
import { countryName, industryName } from "@tenora/domain/receivable/debtor-words";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { MailText } from "../mail.ts";
import type { MailDates } from "./mail-dates.ts";

/** The mail about what is newly on sale and matches a saved search. */
export function searchAlertText(
  { found = [], hasMore = false, searchName = "" }: MailFacts,
  publicUrl: string,
  dates: MailDates,
): MailText {
  const name = toSingleLine(searchName);
  const isOne = found.length === 1;
  const listings = found.map((one) => lineOf(one, publicUrl, dates)).join("\n\n");
  return {
    subject: `New on the exchange: ${name}`,
    // The first address is the mail's button.
    message: `${isOne ? "A new receivable matches" : "New receivables match"} your saved search “${name}”.${isOne ? "" : ` All of them are on the exchange: ${publicUrl}/exchange`}

${listings}${hasMore ? "\n\nThere are more matches." : ""}

Buying is your own decision, and your capital is at risk. You’ll get at most one email a day for each search. You can turn this one off here: ${publicUrl}/investor/saved`,
  };
}

/** What a buyer decides by, and where to read the rest; who owes it stays with us. */
function lineOf(
  { listing, left, yearly, hasReward, industry, country, due }: FoundListing,
  publicUrl: string,
  dates: MailDates,
): string {
  const customer = [industryName(industry), countryName(country)].filter(Boolean).join(", ");
  const returns = [yearly && `${yearly} a year`, hasReward && "a reward"].filter(Boolean);
  const facts = [
    `${left} on sale`,
    customer && `customer: ${customer}`,
    returns.length > 0 ? returns.join(" and ") : "no return",
    `due on ${dates.date(due)}`,
  ];
  return `Receivable #${listing}: ${facts.filter(Boolean).join("; ")}\n${publicUrl}/exchange/${listing}`;
}
