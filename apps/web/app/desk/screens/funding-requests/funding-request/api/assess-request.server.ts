import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type { Tier } from "@tenora/domain/business/business";
import { assessRisk, type RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { ExchangeRecords } from "./read-exchange.server.ts";

const daySeconds = 86_400;

/** The risk grade of a submitted request at `now`, as an attestation makes it; null without terms. */
export function assessRequest(
  { signed, draft, confirmation }: Pick<FundingRequestDetail, "signed" | "draft" | "confirmation">,
  {
    tier,
    records,
    now,
  }: Pick<ExchangeRecords, "records"> & { readonly tier: Tier; readonly now: Date },
): RiskAssessment | null {
  if (signed === null || records === null) return null;
  const seconds = Number(signed.terms.maturity) - now.getTime() / 1000;
  const isCampaign = draft.kind === "community";
  return assessRisk({
    ...records,
    // Only its seller says that a campaign will be repaid, and nothing spreads the risk.
    ...(isCampaign && { debtor: null, concentrationBps: 10_000 }),
    tier,
    level: isCampaign ? "declared" : confirmation ? "debtor-confirmed" : "attested",
    tenorDays: Math.max(0, Math.ceil(seconds / daySeconds)),
  });
}
