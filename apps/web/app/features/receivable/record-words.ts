import type { PaymentRecord } from "@tenora/domain/risk/risk-grade";

/** Why a payment record scores as it does: "2 of 3 that came due were repaid on time." */
export function recordWords({ ended, onTime, defaulted }: PaymentRecord): string {
  if (ended === 0) return "Nothing has come due yet, so the record counts as unknown.";
  const repaid = `${onTime} of ${ended} that came due ${onTime === 1 ? "was" : "were"} repaid on time`;
  if (defaulted === 0) return `${repaid}.`;
  return `${repaid}; ${defaulted} ${defaulted === 1 ? "is" : "are"} in default, so the score is 0.`;
}
