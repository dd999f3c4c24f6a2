import type { Answers } from "@tenora/domain/funding-request/draft/answers";
import type { DraftField } from "@tenora/domain/funding-request/draft/draft";
import { isRecourse, recourseStatements } from "@tenora/domain/funding-request/recourse";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import { industries, isIndustry } from "@tenora/domain/receivable/industries";
import { formatCalendarDate } from "@tenora/domain/text/format-date";

const audiences: Readonly<Record<string, string>> = {
  eligible: "All approved investors",
  link: "Anyone with the business’s link",
  invited: "Only people the business invites",
};

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/**
 * An answer of the business as reviewers read it; the same in other words, and as it was typed where
 * it has no meaning.
 */
export function answerInWords(field: DraftField, answers: Answers): string {
  const typed = answers[field];
  if (typeof typed === "object") return formatReadAmount(typed);
  if (typed === "") return "";
  switch (field) {
    case "customerCountry":
      return /^[A-Z]{2}$/.test(typed) ? (countryNames.of(typed) ?? typed) : typed;
    case "customerIndustry":
      return isIndustry(typed) ? industries[typed] : typed;
    case "issueDate":
    case "dueDate":
    case "maturity":
    case "fundingDeadline":
      return formatCalendarDate(typed);
    case "interestRate":
    case "lateFeeRate":
      return `${typed}%`;
    case "graceDays":
      return typed === "1" ? "1 day" : `${typed} days`;
    case "reward":
      return `#${typed}, one for each note`;
    case "rewardMoment":
      return typed === "funded" ? "Once the sale is funded" : "Once it's repaid in full";
    case "recourse":
      return isRecourse(typed) ? recourseStatements[typed] : typed;
    case "audience":
      return audiences[typed] ?? typed;
    default:
      return typed;
  }
}
