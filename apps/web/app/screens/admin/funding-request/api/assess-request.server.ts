import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type { Tier } from "@tenora/domain/business/business";
import { assessRisk, type RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { ExchangeRecords } from "./read-exchange.server.ts";

const daySeconds = 86_400;

/** The risk grade of a submitted request at `now`, as an attestation makes it; null without terms. */
export function assessRequest(
  { signed }: Pick<FundingRequestDetail, "signed">,
  {
    tier,
    records,
    now,
  }: Pick<ExchangeRecords, "records"> & { readonly tier: Tier; readonly now: Date },
): RiskAssessment | null {
  if (signed === null || records === null) return null;
  const seconds = Number(signed.terms.maturity) - now.getTime() / 1000;
  return assessRisk({
    ...records,
    tier,
    level: "attested",
    tenorDays: Math.max(0, Math.ceil(seconds / daySeconds)),
  });
}
