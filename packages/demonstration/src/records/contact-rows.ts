import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { secondsOf, workAfter } from "../calendar/working-hours.ts";
import type { HistoryContact } from "../storage/store-contacts.ts";
import { atTime, uuidOf } from "./row-columns.ts";

interface SeedContact extends Pick<HistoryContact, "party" | "means" | "comment"> {
  /** The invoice. */
  readonly number: string;
  /** Days before the end of the history. */
  readonly ago: number;
  readonly person?: string;
  /** Days after the end of the history on which they mean to ask again. */
  readonly followUp?: number;
}

/** The operators' contacts about receivables that are late, in default or disputed. */
const contacts: readonly SeedContact[] = [
  {
    number: "KM-7714",
    ago: 95.3,
    party: "customer",
    means: "letter",
    comment: "Formal notice with the notice of assignment. No answer within ten days.",
  },
  {
    number: "KM-7714",
    ago: 75.4,
    party: "business",
    means: "phone",
    person: "Ravi Menon",
    comment: "He’ll repay in instalments, the first within two weeks.",
  },
  {
    number: "KM-7714",
    ago: 43.3,
    party: "business",
    means: "meeting",
    person: "Ravi Menon",
    comment: "The second instalment has arrived. He can’t name a date for the rest.",
  },
  {
    number: "KM-7725",
    ago: 80.4,
    party: "customer",
    means: "email",
    comment: "They owe it and can’t pay before their own customer does. We’ve asked for a date.",
  },
  {
    number: "KM-7725",
    ago: 68.5,
    party: "business",
    means: "phone",
    comment: "No answer on three days in a row. The account has been suspended.",
  },
  {
    number: "KM-7725",
    ago: 22.3,
    party: "customer",
    means: "phone",
    comment: "Still waiting for their own customer. They’ll offer a part payment in writing.",
  },
  {
    number: "KM-7729",
    ago: 41.3,
    party: "customer",
    means: "email",
    comment: "Sent the reminder with a statement of account. No answer.",
  },
  {
    number: "KM-7729",
    ago: 26.2,
    party: "business",
    means: "phone",
    person: "Ravi Menon",
    comment: "He promised the first 4,000 USDC within a week. Nothing has arrived since.",
  },
  {
    number: "KM-7733",
    ago: 40.4,
    party: "customer",
    means: "email",
    comment: "A quarter has arrived. We’ve asked when the rest follows; they’ll let us know.",
  },
  {
    number: "KM-7733",
    ago: 31.2,
    party: "customer",
    means: "phone",
    comment: "Accounts payable promised the rest in two parts, the first within ten days.",
  },
  {
    number: "KM-7733",
    ago: 19.5,
    party: "customer",
    means: "letter",
    comment: "The promise wasn’t kept. Formal notice with the notice of assignment, registered.",
  },
  {
    number: "KM-7733",
    ago: 6.3,
    party: "business",
    means: "phone",
    person: "Ravi Menon",
    followUp: 3,
    comment: "He asked for six more weeks. We’ve asked for a written plan before we answer.",
  },
  {
    number: "KM-7729",
    ago: 12.4,
    party: "business",
    means: "letter",
    person: "Ravi Menon",
    comment: "Sent a demand under the recourse clause by registered post.",
  },
  {
    number: "BT-2627",
    ago: 18.4,
    party: "customer",
    means: "email",
    comment: "Sent a statement of account. They asked for the delivery note, which Ben has sent.",
  },
  {
    number: "BT-2627",
    ago: 14.3,
    party: "customer",
    means: "phone",
    person: "Ms Ito",
    followUp: 0,
    comment:
      "The rest is approved and goes out with next week’s payments. Call again if it doesn’t.",
  },
  // What the evidence of their dispute quotes.
  {
    number: "MC-0983",
    ago: 9.3,
    party: "customer",
    means: "email",
    comment:
      "21 of the 140 sacks arrived wet. They’ll pay for the other 119 and want a credit note.",
  },
  {
    number: "MC-0983",
    ago: 8.1,
    party: "business",
    means: "phone",
    comment:
      "The sacks left dry and the carrier signed for all of them. They’ve claimed on its insurance.",
  },
  {
    number: "OP-3340",
    ago: 3.4,
    party: "customer",
    means: "phone",
    person: "Mr Ortega",
    comment:
      "Nothing is disputed. A new bookkeeper found the invoice late; they’ll pay this month.",
  },
  {
    number: "OP-3340",
    ago: 1.6,
    party: "business",
    means: "email",
    person: "Niran Chai",
    comment:
      "Reminded him of the recourse: Orchid repays if Pacific Grocers doesn’t. He’s asking his bank.",
  },
];

const minute = 60;
const day = 24 * 60 * minute;

/** As the database has them; `end` in seconds since 1970. */
export const contactRows = (end: number): readonly HistoryContact[] =>
  contacts.map(({ number, ago, person, followUp, ...contact }) => {
    const name = `contact ${number} ${ago}`;
    const contactedAt = workAfter(end - Math.round(ago * day), name);
    return {
      id: uuidOf(name),
      requestId: uuidOf(`request ${number}`),
      person: person ?? null,
      followUpOn: followUp === undefined ? null : toCalendarDate((end + followUp * day) * 1_000),
      contactedAt: atTime(contactedAt),
      recordedAt: atTime(contactedAt + secondsOf(`recorded ${name}`, 4 * minute, 50 * minute)),
      ...contact,
    };
  });
