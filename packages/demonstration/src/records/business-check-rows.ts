import type { HistoryBusinessCheck } from "../storage/store-business-checks.ts";

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

const authorityCheck = ({ director }: Registered) =>
  ({
    subject: "authority",
    comment: `${director} is a director in the extract and may sign alone. Seen in a video call.`,
  }) as const;

const screeningCheck = ({ director }: Registered) =>
  ({
    subject: "screening",
    comment: `UN, EU, UK and OFAC lists searched for the company, ${director} and the shareholders of the extract. No match.`,
  }) as const;

/** All three, in the minutes before the approval. */
export function businessChecksBefore(
  approvedAt: Date,
  business: Registered,
): readonly HistoryBusinessCheck[] {
  const before = (seconds: number) => new Date(approvedAt.getTime() - seconds * 1000);
  return [
    { ...registerCheck(business), at: before(1_260) },
    { ...authorityCheck(business), at: before(508) },
    { ...screeningCheck(business), at: before(133) },
  ];
}
