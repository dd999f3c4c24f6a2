import { repaidForNextTier } from "@tenora/domain/business/tier-progress";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { Link } from "react-router";
import { Notice } from "~/ui/notice";
import type { ProposedTier } from "./tier-proposals.server.ts";

/** Stablecoins are dollars, whichever the token. */
const dollars = { symbol: "USD", decimals: 6 } as const;

/** Businesses whose record has earned the next tier; a reviewer decides. */
export function TierProposals({ proposals }: { readonly proposals: readonly ProposedTier[] }) {
  if (proposals.length === 0) return null;
  return (
    <Notice
      role="none"
      tone="good"
      title="Ready for the next tier"
      className="mt-2 max-h-44 overflow-y-auto"
    >
      <p>
        Before you change a tier, check that the backers are independent: a business can repay
        itself.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {proposals.map(({ businessId, name, tier, onTime, repaid, backers }) => (
          <li key={businessId} className="flex flex-wrap items-center gap-x-4 py-1">
            <Link
              to={`/admin/requests/${businessId}`}
              className="wrap-anywhere inline-flex min-h-11 items-center font-medium text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {name}: tier {tier} to {tier - 1}
            </Link>
            <span className="figures text-sm">
              {onTime} repaid on time ({repaidForNextTier[tier]} needed), none late ·{" "}
              {formatAmount(repaid, dollars)} repaid · {formatCount(backers)}{" "}
              {backers === 1 ? "backer" : "backers"}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
