import { timesOf } from "../calendar/timeline.ts";
import { secondsOf, workBefore } from "../calendar/working-hours.ts";
import { businessProfiles } from "../people/business-profiles.ts";
import { type BusinessKey, businesses, type SeedBusiness } from "../people/participants.ts";
import type { HistoryBusiness, HistoryDecision } from "../storage/store-businesses.ts";
import { businessChecksBefore } from "./business-check-rows.ts";
import { consentVersionAt } from "./consent-version.ts";
import { atTime, uuidOf, walletOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

/** The businesses, approved before the history begins, and what was decided about them since. */
export function businessRows(
  start: number,
  end: number,
): readonly Omit<HistoryBusiness, "certificate">[] {
  return Object.entries(businesses).map(([key, business], index) => {
    const approvedAt = workBefore(start - (11 - index) * day, `approved ${key}`);
    const joinedAt = approvedAt - secondsOf(`joined ${key}`, hour, 26 * hour);
    return {
      id: uuidOf(`business ${key}`),
      wallet: walletOf(business),
      name: business.name,
      country: business.country,
      countryCode: business.countryCode,
      registrationNumber: business.registryNumber,
      director: business.director,
      email: business.email,
      joinedAt: atTime(joinedAt),
      approvedAt: atTime(approvedAt),
      checks: businessChecksBefore(atTime(approvedAt), {
        ...business,
        registrationNumber: business.registryNumber,
      }),
      consentVersion: consentVersionAt(joinedAt),
      profile: businessProfiles[key as BusinessKey],
      decisions: decisionRows(business, timesOf(end)),
    };
  });
}

function decisionRows(
  { decisions }: SeedBusiness,
  timeOf: ReturnType<typeof timesOf>,
): readonly HistoryDecision[] {
  return decisions.map((one) => ({
    at: atTime(timeOf(one)),
    tier: one.do === "tier" ? one.tier : null,
    reason: one.reason,
  }));
}
