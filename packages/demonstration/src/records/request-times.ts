import { secondsOf, workBefore } from "../calendar/working-hours.ts";
import type { ListedRequest } from "../storage/store-requests.ts";
import { atTime } from "./row-columns.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type RequestTimes = Pick<
  ListedRequest,
  "createdAt" | "submittedAt" | "contactVerifiedAt" | "debtConfirmedAt" | "attestedAt"
>;

/**
 * When a request was written, sent, checked and attested that was listed then; in seconds since 1970. Sent on
 * the working day before its attestation, and never before the date of its invoice.
 */
export function requestTimes(listedAt: number, number: string): RequestTimes {
  const attested = workBefore(listedAt - 20 * minute, `attested ${number}`);
  const submitted = workBefore(Math.floor(attested / day) * day - 6 * hour, `submitted ${number}`);
  return {
    createdAt: atTime(submitted - secondsOf(`created ${number}`, 12 * minute, 55 * minute)),
    submittedAt: atTime(submitted),
    contactVerifiedAt: atTime(
      submitted + secondsOf(`contact ${number}`, 25 * minute, 110 * minute),
    ),
    debtConfirmedAt: atTime(attested - secondsOf(`debt ${number}`, 12 * minute, 58 * minute)),
    attestedAt: atTime(attested),
  };
}

/**
 * When a request was checked that was sent at `submitted` and waits at `end`, which is at least five hours later.
 * In office hours, if there were any since.
 */
export function checkTimesSince(
  submitted: number,
  end: number,
  number: string,
): Pick<RequestTimes, "contactVerifiedAt" | "debtConfirmedAt"> {
  const debt = Math.max(
    workBefore(end - 20 * minute, `debt ${number}`),
    submitted + secondsOf(`debt ${number}`, 3 * hour, 5 * hour),
  );
  const contact = Math.max(
    workBefore(debt - 12 * minute, `contact ${number}`),
    submitted + secondsOf(`contact ${number}`, 25 * minute, 110 * minute),
  );
  return { contactVerifiedAt: atTime(contact), debtConfirmedAt: atTime(debt) };
}
