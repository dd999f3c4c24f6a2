import type { RecordedCheck } from "../storage/store-recorded-checks.ts";

interface Registered {
  readonly country: string;
  readonly registrationNumber: string;
  readonly director: string;
}

/** What a reviewer writes of a business about which nothing was found. */
export const registerCheck = ({ country, registrationNumber }: Registered) =>
  ({
    subject: "register",
    comment: `Extract of the register in ${country}: ${registrationNumber} is active, under this name.`,
  }) as const;

/** All three, in the minutes before the approval. */
export function businessChecks(approvedAt: Date, business: Registered): readonly RecordedCheck[] {
  const { director } = business;
  return [
    { ...registerCheck(business), at: secondsBefore(approvedAt, 1_260) },
    {
      subject: "authority",
      comment: `${director} is a director in the extract and may sign alone. Seen in a video call.`,
      at: secondsBefore(approvedAt, 508),
    },
    {
      subject: "screening",
      comment: `UN, EU, UK and OFAC lists searched for the company, ${director} and the shareholders of the extract. No match.`,
      at: secondsBefore(approvedAt, 133),
    },
  ];
}

/** What a reviewer writes of an investor about whom nothing was found. */
export const sanctionsCheck = {
  subject: "sanctions",
  comment: "UN, EU, UK and OFAC lists and the PEP register searched by name. No match.",
} as const;

export const countryCheck = (country: string) =>
  ({
    subject: "country",
    comment: `Resident in ${country}, which we serve. Invests as an individual.`,
  }) as const;

/** All three, in the minutes before the approval. */
export const investorChecks = (approvedAt: Date, country: string): readonly RecordedCheck[] => [
  {
    subject: "identity",
    comment: "Name and number match the identity document. Seen in a video call.",
    at: secondsBefore(approvedAt, 194),
  },
  { ...sanctionsCheck, at: secondsBefore(approvedAt, 107) },
  { ...countryCheck(country), at: secondsBefore(approvedAt, 41) },
];

const secondsBefore = (time: Date, seconds: number) => new Date(time.getTime() - seconds * 1000);
