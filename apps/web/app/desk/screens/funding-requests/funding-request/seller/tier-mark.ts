import type { Tier } from "@tenora/domain/business/business";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { CheckMark } from "../checks/checklist.ts";
import { dollars, type Limits, type tierPosition } from "./tier-position.ts";

interface TierStanding extends Pick<ReturnType<typeof tierPosition>, "limit" | "isBeyond"> {
  readonly tier: Tier;
  readonly limits: Limits;
}

/** How far the business may still sell by its tier. */
export function tierMark(position: TierStanding | null): CheckMark {
  if (position === null) return { state: "bad", label: "Tier limit unknown" };
  if (position.limits.owesPastGrace) return { state: "bad", label: "Late repayment" };
  if (position.isBeyond) return { state: "bad", label: "Beyond tier limit" };
  if (position.limit === null) {
    // Without a limit no check is passed: the reviewer judges what is open.
    const { outstanding, open } = position.limits;
    const owed = formatAmountFor("payer", outstanding + open, dollars);
    return { state: "note", label: `Tier ${position.tier}: no limit. ${owed} open now` };
  }
  return { state: "done", label: "Within tier limit" };
}
