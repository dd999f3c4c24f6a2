import type { CollectionContact } from "@tenora/database/collection/contacts";
import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { isCaseOpen, isFollowUpDue } from "@tenora/domain/collection/contact";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { isRecourse, type Recourse } from "@tenora/domain/funding-request/recourse";
import { type Currency, formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeeDown } from "@tenora/domain/receivable/amounts/late-fee";
import { lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { daysByCalendar } from "~/features/receivable/terms-words";
import type { CaseFact, CaseHeadline } from "./case-page.ts";
import { meansWords, partyWords } from "./contacts/contact-words.ts";
import { type CaseSale, saleHeadline } from "./sale-headline.ts";

type CaseListing = CaseSale &
  Pick<DisclosedListing, "due" | "daysPastDue" | "kind" | "recourse" | "defaultedAt" | "disputed">;

/** Nothing where no follow-up is agreed. `today`: of our clock, a day in UTC. */
export function followUpHeadline(followUpOn: string | null, today: string): CaseHeadline[] {
  if (followUpOn === null) return [];
  const value = formatShortDate(new Date(followUpOn));
  const detail = isFollowUpDue(followUpOn, today)
    ? "It’s due. Record the next contact."
    : "As recorded with the last contact.";
  return [{ label: "Next follow-up", value, detail }];
}

type NewestContact = Pick<CollectionContact, "party" | "means" | "contactedAt">;

const day = 86_400n;
/** A debt as its payer reads it. */
const owing = (baseUnits: bigint, token: Currency) => formatAmountFor("payer", baseUnits, token);
const date = (seconds: bigint | number) => formatShortDate(new Date(Number(seconds) * 1_000));

/** Amounts and terms, and who bears the loss: as the terms say, else as its funding request does. */
export function caseFacts(listing: CaseListing, draft?: Pick<Draft, "recourse">): CaseFact[] {
  const { ledger, token, due, daysPastDue, kind } = listing;
  const asked = draft?.recourse ?? "";
  const recourse = listing.recourse ?? (isRecourse(asked) ? asked : null);
  return [
    ["Face value", formatAmountFor("payer", ledger.face, token)],
    ["Unpaid repayment", owing(due.repayment, token)],
    ["Late fee", formatAmount(lateFeeShown(due, token), token)],
    ["Paid so far", formatAmountFor("payee", ledger.paidIn, token)],
    ["Due", `${date(ledger.maturity)}${daysPastDue > 0n ? ` · ${pastDueWords(daysPastDue)}` : ""}`],
    ["If the customer doesn’t pay", lossWords(kind, recourse)],
  ];
}

/** The money that the case is about: raised or to refund by its sale, else what holders are owed. */
export function amountFact(listing: CaseListing): CaseFact {
  const { label, value } = amountHeadline(listing);
  return [label, value];
}

/** Once it is funded: the unpaid repayment and the late fee together. */
function amountHeadline(listing: CaseListing): CaseHeadline {
  const sale = saleHeadline(listing);
  if (sale !== null) return sale;
  const owed = owedToHolders(listing.due);
  return {
    label: "Owed to holders today",
    value: owing(owed, listing.token),
    detail: owed === 0n ? "Nothing is owed any more." : feeWords(listing),
  };
}

const recourseWords: Readonly<Record<Recourse, string>> = {
  with: "With recourse: the business must repay if its customer doesn’t.",
  without: "Without recourse: holders bear the loss if the customer doesn’t pay.",
};

const lossWords = (kind: DisclosedListing["kind"], recourse: Recourse | null) => {
  if (kind === "community") return "There’s no customer: the business itself repays.";
  return recourse === null ? "Recourse not specified" : recourseWords[recourse];
};

/**
 * What an operator needs first: the amount today and how it grows, the next date of the terms and the
 * newest contact. `now` in seconds since 1970, by the chain's clock.
 */
export function headlinesOf(
  listing: CaseListing,
  newest: NewestContact | undefined,
  now: number,
): CaseHeadline[] {
  const next = nextDate(listing, now);
  return [
    amountHeadline(listing),
    ...(next === null ? [] : [next]),
    ...contactHeadline(listing, newest),
  ];
}

/** Nothing where there is no contact and none can be recorded. */
function contactHeadline(listing: CaseListing, newest: NewestContact | undefined): CaseHeadline[] {
  const label = "Last contact";
  if (newest === undefined)
    return isCaseOpen(listing)
      ? [{ label, value: "None yet", detail: "No contact is on record." }]
      : [];
  const { party, means, contactedAt } = newest;
  const detail = `${partyWords[party]} · ${meansWords[means]}`;
  return [{ label, value: formatShortDate(contactedAt), detail }];
}

function feeWords({ status, ledger, token, due }: CaseListing): string {
  const fee = formatAmount(lateFeeShown(due, token), token);
  const perDay = lateFeeDown(due.repayment * day, ledger.lateFeeBps);
  if (status === "late" && perDay > 0n)
    return `Includes a late fee of ${fee}, rising by about ${owing(perDay, token)} a day.`;
  if (due.lateFee === 0n) return "No late fee so far.";
  if (due.repayment === 0n) return `Only the late fee of ${fee} is left; the repayment is paid.`;
  const end = ledger.maturity + (ledger.graceDays + ledger.delayDays) * day;
  return `Includes a late fee of ${fee}. It stopped rising on ${date(end)}.`;
}

/** The next date on which something changes by itself; null where none is left. */
function nextDate(
  { status, ledger: { maturity, graceDays, delayDays, lateFeeBps }, defaultedAt }: CaseListing,
  now: number,
): CaseHeadline | null {
  const graceEnd = maturity + graceDays * day;
  // Times are the last second of a day: a default is possible from the day after.
  const defaultFrom = graceEnd + delayDays * day + 1n;
  const at = (label: string, seconds: bigint, detail: string): CaseHeadline => ({
    label,
    value: `${date(seconds)} · ${daysByCalendar(now, Number(seconds))}`,
    detail,
  });
  switch (status) {
    case "running":
      return at("Next: due", maturity, `The grace period is ${graceDays} days after that.`);
    case "grace":
      return at(
        "Next: grace period ends",
        graceEnd,
        lateFeeBps > 0n ? "A late fee starts after that." : "No late fee was agreed.",
      );
    case "late":
      return at("Next: default possible", defaultFrom, "Anyone can record it from then on.");
    case "overdue":
      return at("Default possible since", defaultFrom, "Any wallet can record it.");
    case "defaulted":
      return defaultedAt === null
        ? null
        : at("Default recorded", BigInt(defaultedAt), "Whatever is paid still goes to holders.");
    default:
      return null;
  }
}
