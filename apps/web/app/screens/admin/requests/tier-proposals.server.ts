import { findBusinessIds } from "@tenora/database/business/find-business-ids";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { listTierProposals, type TierProposal } from "@tenora/database/market/list-tier-proposals";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Transaction } from "@tenora/database/transaction/transaction";
import type { Services } from "~/services.server";

export interface ProposedTier extends TierProposal {
  readonly businessId: string;
}

/** The businesses that have earned the next tier; none while the market can't be read. */
export async function loadTierProposals(
  { marketDatabase, log }: Pick<Services, "marketDatabase" | "log">,
  tx: Transaction<"admin">,
): Promise<ProposedTier[]> {
  const proposals = await asMarketReader(marketDatabase, async (market) => {
    const head = await findMarketHead(market);
    return head === null ? [] : listTierProposals(market, BigInt(head.time));
  }).catch(({ name, code }: Error & { code?: string }) => {
    log.warn({ name, code }, "the market could not be read");
    return [];
  });
  const ids = await findBusinessIds(
    tx,
    proposals.map(({ wallet }) => wallet),
  );
  return proposals.flatMap((proposal) => {
    const businessId = ids.get(proposal.wallet);
    return businessId === undefined ? [] : [{ ...proposal, businessId }];
  });
}
