import { DomainError } from "@tenora/domain/domain-error";
import type { Services } from "~/services.server";

/** How long the index may lack a block of the chain, in seconds. */
const longestLagS = 30;

/**
 * The newest indexed block, which what is signed now may go by. How old it is says nothing: on a quiet chain
 * the next block may be an hour younger, and is indexed a moment later.
 * @throws DomainError MARKET_UNAVAILABLE once a block has waited for longer, CHAIN_UNAVAILABLE
 */
export async function freshBlock({ marketHead }: Pick<Services, "marketHead">): Promise<number> {
  const { indexedBlock, lagSeconds } = await marketHead().catch((cause) => {
    throw cause instanceof DomainError ? cause : new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  if (lagSeconds > longestLagS) throw new DomainError("MARKET_UNAVAILABLE");
  return indexedBlock;
}
