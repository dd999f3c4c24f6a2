import type { InvestorForReview } from "@tenora/database/investor/find-investor-for-review";

/**
 * An admin has had the ID number of this registration before their eyes. After an erasure the wallet's owner
 * can register again, and what was viewed before that was another number.
 */
export const isIdViewed = ({
  actions,
  createdAt,
}: Pick<InvestorForReview, "actions" | "createdAt">): boolean =>
  actions.some(({ action, at }) => action === "investor.id_revealed" && at >= createdAt);
