import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { secondsOf, workAfter } from "../calendar/working-hours.ts";
import type { HistoryContact } from "../storage/store-collection.ts";
import { atTime, uuidOf } from "./row-columns.ts";

interface SeedContact extends Pick<HistoryContact, "party" | "means" | "comment"> {
  /** Days before the end of the history. */
  readonly ago: number;
  readonly person?: string;
  /** Days after the end of the history on which they mean to ask again. */
  readonly followUp?: number;
}

/** The operators' contacts about receivables that are late, in default or disputed, by the invoice. */
const contacts: Readonly<Record<string, readonly SeedContact[]>> = {
  "KM-7714": [
    {
      ago: 95.3,
      party: "customer",
      means: "letter",
      comment: "Formal notice with the notice of assignment. No answer within ten days.",
    },
    {
      ago: 75.4,
      party: "business",
      means: "phone",
      person: "Ravi Menon",
      comment: "He’ll repay in instalments, the first within two weeks.",
    },
    {
      ago: 43.3,
      party: "business",
      means: "meeting",
      person: "Ravi Menon",
      comment: "The second instalment has arrived. He can’t name a date for the rest.",
    },
  ],
  "KM-7733": [
    {
      ago: 40.4,
      party: "customer",
      means: "email",
      comment: "A quarter has arrived. We’ve asked when the rest follows; they’ll let us know.",
    },
    {
      ago: 31.2,
      party: "customer",
      means: "phone",
      comment: "Accounts payable promised the rest in two parts, the first within ten days.",
    },
    {
      ago: 19.5,
      party: "customer",
      means: "letter",
      comment: "The promise wasn’t kept. Formal notice with the notice of assignment, registered.",
    },
    {
      ago: 6.3,
      party: "business",
      means: "phone",
      person: "Ravi Menon",
      followUp: 3,
      comment: "He asked for six more weeks. We’ve asked for a written plan before we answer.",
    },
  ],
  "BT-2627": [
    {
      ago: 15.4,
      party: "customer",
      means: "email",
      comment: "Sent a statement of account. They asked for the delivery note, which Ben has sent.",
    },
    {
      ago: 13.3,
      party: "customer",
      means: "phone",
      person: "Ms Ito",
      followUp: 0,
      comment:
        "The rest is approved and goes out with next week’s payments. Call again if it doesn’t.",
    },
  ],
  // What the evidence of their dispute quotes.
  "MC-0983": [
    {
      ago: 9.3,
      party: "customer",
      means: "email",
      comment:
        "21 of the 140 sacks arrived wet. They’ll pay for the other 119 and want a credit note.",
    },
    {
      ago: 8.1,
      party: "business",
      means: "phone",
      comment:
        "The sacks left dry and the carrier signed for all of them. They’ve claimed on its insurance.",
    },
  ],
  "OP-3340": [
    {
      ago: 3.4,
      party: "customer",
      means: "phone",
      person: "Mr Ortega",
      comment:
        "Nothing is disputed. A new bookkeeper found the invoice late; they’ll pay this month.",
    },
    {
      ago: 1.6,
      party: "business",
      means: "email",
      person: "Niran Chai",
      comment:
        "Reminded him of the recourse: Orchid repays if Pacific Grocers doesn’t. He’s asking his bank.",
    },
  ],
};

const minute = 60;
const day = 24 * 60 * minute;

/** As the database has them; `end` in seconds since 1970. */
export const contactRows = (end: number): readonly HistoryContact[] =>
  Object.entries(contacts).flatMap(([number, ofIt]) =>
    ofIt.map(({ ago, person, followUp, ...contact }) => {
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
    }),
  );
