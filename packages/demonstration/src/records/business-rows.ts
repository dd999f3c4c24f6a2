import { countryName } from "@tenora/domain/receivable/debtor-words";
import { timesOf } from "../calendar/timeline.ts";
import { secondsOf, workBefore } from "../calendar/working-hours.ts";
import { applicantWallet, businessApplicants } from "../people/applicants.ts";
import { businessProfiles } from "../people/business-profiles.ts";
import { type BusinessKey, businesses } from "../people/businesses.ts";
import type { HistoryBusiness } from "../storage/store-businesses.ts";
import { consentVersionAt } from "./consent-version.ts";
import { businessChecks, registerCheck } from "./review-checks.ts";
import { atTime, uuidOf, walletOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

type BusinessRow = Omit<HistoryBusiness, "certificate">;

/**
 * The businesses, approved before the history begins at `start`, with what was decided about them since; and those
 * that wait at its `end`.
 */
export const businessRows = (start: number, end: number): readonly BusinessRow[] => [
  ...approved(start, end),
  ...businessApplicants.map((one) => waiting(one, end)),
];

function approved(start: number, end: number): readonly BusinessRow[] {
  const timeOf = timesOf(end);
  return Object.entries(businesses).map(([key, business], index) => {
    const { name, countryCode, registryNumber: registrationNumber, director, email } = business;
    const country = countryName(countryCode) ?? countryCode;
    const approvedAt = workBefore(start - (11 - index) * day, `approved ${key}`);
    const joinedAt = approvedAt - secondsOf(`joined ${key}`, hour, 26 * hour);
    return {
      id: uuidOf(`business ${key}`),
      wallet: walletOf(business),
      name,
      country,
      countryCode,
      registrationNumber,
      director,
      email,
      joinedAt: atTime(joinedAt),
      approvedAt: atTime(approvedAt),
      checks: businessChecks(atTime(approvedAt), { country, registrationNumber, director }),
      consentVersion: consentVersionAt(joinedAt),
      profile: businessProfiles[key as BusinessKey],
      decisions: business.decisions.map((one) => ({
        at: atTime(timeOf(one)),
        tier: one.do === "tier" ? one.tier : null,
        reason: one.reason,
      })),
    };
  });
}

function waiting(one: (typeof businessApplicants)[number], end: number): BusinessRow {
  const { hoursAgo, isReviewBegun, ...business } = one;
  const joinedAt = end - Math.round(hoursAgo * hour);
  return {
    ...business,
    id: uuidOf(`applicant ${one.name}`),
    wallet: applicantWallet(one.name),
    countryCode: null,
    joinedAt: atTime(joinedAt),
    approvedAt: null,
    checks: isReviewBegun ? [{ ...registerCheck(one), at: atTime(joinedAt + 6_140) }] : [],
    consentVersion: consentVersionAt(joinedAt),
    profile: null,
    decisions: [],
  };
}
