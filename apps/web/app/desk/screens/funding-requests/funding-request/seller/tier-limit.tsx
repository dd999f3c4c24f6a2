import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, sumFor } from "@tenora/domain/money/format-amount-for";
import { Notice } from "~/ui/notice";
import { dollars, type Limits, tierPosition } from "./tier-position.ts";

interface TierLimitProps {
  readonly business: BusinessRecord;
  readonly request: FundingRequestDetail;
  /** Null while the exchange can't be read. */
  readonly limits: Limits | null;
}

/** A debt, as its payer reads it. */
const money = (amount: bigint) => formatAmountFor("payer", amount, dollars);

/**
 * What the business owes and may still sell, and would owe with this request, beside its tier's limit: notes
 * on sale count as if they were sold.
 */
export function TierLimit({ business, request, limits }: TierLimitProps) {
  if (limits === null) {
    return (
      <section aria-label="Tier limit" id="tier-limit" tabIndex={-1} className="scroll-mt-4">
        <Notice tone="warning" title="We can't tell what this business owes right now" role="none">
          The exchange can't be read, so nothing can be attested for now.
        </Notice>
      </section>
    );
  }
  const { limit, repayment, total, isBeyond } = tierPosition(business, request, limits);
  const owed = [limits.outstanding, limits.open, repayment];
  const lines = [
    ["Unpaid or on sale here", money(limits.outstanding)],
    ["Attested, not yet published", money(limits.open)],
    ["This request repays", money(repayment)],
    ["Total", formatAmount(sumFor("payer", owed, dollars), dollars)],
    [`Limit of tier ${business.tier}`, limit === null ? "None" : money(limit)],
  ] as const;
  return (
    <section
      aria-label="Tier limit"
      id="tier-limit"
      tabIndex={-1}
      className="scroll-mt-4 space-y-4"
    >
      <h3 className="font-medium">Tier limit</h3>
      {limits.owesPastGrace && (
        <Notice tone="bad" title="Late repayment" role="none">
          A receivable of this business is past its grace period and not fully repaid, so nothing
          new can be attested.
        </Notice>
      )}
      {isBeyond && limit !== null && (
        <Notice tone="bad" title="Beyond the limit" role="none">
          With this request the business would owe investors {money(total - limit)} more than its
          tier allows.
        </Notice>
      )}
      <dl className="divide-y divide-line rounded-control border border-line text-[0.9375rem]">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 px-4 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
