import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { CheckMarks } from "@tenora/database/business/review/find-check-marks";
import type { EqualRegistration } from "@tenora/database/business/review/find-equal-registrations";
import { countryCodeOf } from "@tenora/domain/business/onboarding";
import { formatDayAndMonth } from "@tenora/domain/text/format-date";

type ById<Value> = Readonly<Record<string, Value>>;

/** What a reviewer should know of pending requests before they approve them, by the id of the business. */
export interface ApprovalMarks {
  /** When the present certificate was last opened. */
  readonly openedCertificates: ById<Date>;
  readonly equalRegistrations: ById<readonly EqualRegistration[]>;
  readonly checks: ById<CheckMarks>;
}

/** A request to approve with others, as the list showed it. */
export interface Candidate
  extends Pick<
    BusinessRecord,
    | "id"
    | "companyName"
    | "country"
    | "registrationNumber"
    | "certificateUrl"
    | "certificateInfo"
    | "updatedAt"
  > {
  readonly openedAt: Date | null;
  readonly equal: readonly EqualRegistration[];
  readonly concerns: number;
  /** "0" where none is recorded. */
  readonly newestCheck: string;
}

export const toCandidate = (business: BusinessRecord, marks: ApprovalMarks): Candidate => ({
  ...business,
  openedAt: marks.openedCertificates[business.id] ?? null,
  equal: marks.equalRegistrations[business.id] ?? [],
  ...(marks.checks[business.id] ?? { concerns: 0, newestCheck: "0" }),
});

/** What is known of its certificate; a warning where no admin can have checked it. */
export function certificateWords({ certificateUrl, certificateInfo, openedAt }: Candidate) {
  if (certificateUrl === null || certificateInfo?.uploadFailed === true)
    return { text: "No certificate", isWarning: true };
  return openedAt === null
    ? { text: "Certificate not opened", isWarning: true }
    : { text: `Certificate opened ${formatDayAndMonth(new Date(openedAt))}`, isWarning: false };
}

/** Onboarding doesn't say where it is registered, so its own page asks before it is approved. */
export const lacksCountry = ({ country }: Candidate): boolean => countryCodeOf(country) === null;

export const hasWarning = (candidate: Candidate): boolean =>
  lacksCountry(candidate) ||
  candidate.equal.length > 0 ||
  candidate.concerns > 0 ||
  certificateWords(candidate).isWarning;
