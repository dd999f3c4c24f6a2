import type { ContactMeans, ContactParty } from "@tenora/domain/collection/contact";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { isBlank } from "@tenora/domain/text/single-line";

/** A contact as its form has it. */
interface TypedContact {
  readonly party: ContactParty | "";
  readonly means: ContactMeans | "";
  /** In ms since 1970; NaN for no time. */
  readonly contactedAt: number;
  /** A day in UTC; empty for none. */
  readonly followUp: string;
  readonly comment: string;
}

export interface ContactEntryErrors {
  readonly party?: string;
  readonly means?: string;
  readonly at?: string;
  readonly followUp?: string;
  readonly comment?: string;
}

/** A clock may be so far ahead, in ms. */
const tolerance = 60_000;

/** What is missing or can't be, by field; `now` in ms since 1970. */
export const contactErrors = (
  { party, means, contactedAt, followUp, comment }: TypedContact,
  now: number,
): ContactEntryErrors => ({
  ...(party === "" && { party: "Choose who you contacted." }),
  ...(means === "" && { means: "Choose how you contacted them." }),
  ...(Number.isNaN(contactedAt) && { at: "Enter the date and time." }),
  ...(contactedAt > now + tolerance && { at: "Enter a time that isn’t in the future." }),
  ...(followUp !== "" &&
    followUp < toCalendarDate(now) && { followUp: "Enter a day that isn’t in the past." }),
  ...(isBlank(comment) && { comment: "Enter what was said." }),
});
