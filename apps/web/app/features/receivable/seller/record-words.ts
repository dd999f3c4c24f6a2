import type { RepaidBefore } from "@tenora/domain/risk/risk-grade";

/** Why a payment record scores as it does: "2 of 3 that came due were repaid on time." */
export function recordWords({ ended, onTime, defaulted }: RepaidBefore): string {
  if (ended === 0) return "Nothing has come due yet, so the record counts as unknown.";
  const repaid = `${onTime} of ${ended} that came due ${onTime === 1 ? "was" : "were"} repaid on time`;
  if (defaulted === 0) return `${repaid}.`;
  return `${repaid}; ${defaulted} defaulted, so the score is 0.`;
}

/** The same of a grade: readers meet it years later, when more has come due and a default may be repaid. */
export function gradedRecordWords({ ended, onTime, defaulted }: RepaidBefore): string {
  if (ended === 0) return "Nothing had come due yet, so the record counted as unknown.";
  const repaid = `${onTime} of ${ended} that had come due ${onTime === 1 ? "was" : "were"} repaid on time`;
  if (defaulted === 0) return `${repaid}.`;
  return `${repaid}; ${defaulted} had defaulted, so the score is 0.`;
}
