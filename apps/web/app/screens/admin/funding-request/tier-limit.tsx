import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type { SellerPosition } from "@tenora/database/market/find-seller-position";
import { tierLimit } from "@tenora/domain/funding-request/tier-limits";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { Notice } from "~/ui/notice";

/** Amounts in base units at six decimals. */
export interface Limits extends SellerPosition {
  /** Of other attested requests that can still be listed. */
  readonly open: bigint;
}

interface TierLimitProps {
  readonly business: BusinessRecord;
  readonly request: FundingRequestDetail;
  /** Null while the exchange can't be read. */
  readonly limits: Limits | null;
}

/** Stablecoins are dollars, whichever the token. */
const dollars = { symbol: "USD", decimals: 6 } as const;
const money = (amount: bigint) => formatAmount(amount, dollars);

/** What the business owes, and would owe with this request, beside its tier's limit. */
export function TierLimit({ business, request, limits }: TierLimitProps) {
  if (limits === null) {
    return (
      <Notice tone="waiting" title="What this business owes isn't known at the moment" role="none">
        We can't read the exchange, so nothing can be attested for now.
      </Notice>
    );
  }
  const { signed } = request;
  const limit = tierLimit(business.tier, dollars.decimals);
  const repayment = signed ? signed.repayment * 10n ** BigInt(6 - signed.tokenDecimals) : 0n;
  const total = limits.outstanding + limits.open + repayment;
  const isBeyond = limit !== null && total > limit;
  const lines = [
    ["Owed on the exchange", money(limits.outstanding)],
    ["Attested, not published yet", money(limits.open)],
    ["This request repays", money(repayment)],
    ["In all", money(total)],
    [`Limit of tier ${business.tier}`, limit === null ? "None" : money(limit)],
  ] as const;
  return (
    <section aria-label="Tier limit" className="space-y-4">
      <h3 className="font-medium">Tier limit</h3>
      {limits.isInDefault && (
        <Notice tone="bad" title="In default" role="none">
          A receivable of this business is in default, so no other can be attested.
        </Notice>
      )}
      {isBeyond && (
        <Notice tone="bad" title="Beyond the limit" role="none">
          With this request the business would owe investors {money(total - limit)} more than its
          tier allows.
        </Notice>
      )}
      <dl className="divide-y divide-line rounded-control border border-line text-[0.9375rem]">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 px-4 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
