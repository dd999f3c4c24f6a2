import { findBusinessIds } from "@tenora/database/business/find-business-ids";
import {
  listTierProposals,
  type TierProposal,
} from "@tenora/database/market/seller/list-tier-proposals";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

export interface ProposedTier extends TierProposal {
  readonly businessId: string;
}

/** The businesses that have earned the next tier; none while the market can't be read. */
export async function loadTierProposals(
  services: Pick<Services, "marketDatabase" | "log">,
  tx: Transaction<"admin">,
): Promise<ProposedTier[]> {
  const read = await readIndexed(services, (market, head) =>
    listTierProposals(market, BigInt(head.time)),
  );
  const proposals = read ?? [];
  const ids = await findBusinessIds(
    tx,
    proposals.map(({ wallet }) => wallet),
  );
  return proposals.flatMap((proposal) => {
    const businessId = ids.get(proposal.wallet);
    return businessId === undefined ? [] : [{ ...proposal, businessId }];
  });
}
