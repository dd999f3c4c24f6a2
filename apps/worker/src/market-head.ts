import type { Database } from "@tenora/database/connection/connect";
import { findMailHead, type MailHead } from "@tenora/database/market/attention/find-mail-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { DomainError } from "@tenora/domain/domain-error";

/** What the jobs that read the market need. */
export interface MarketContext {
  readonly database: Database<"tenora_jobs">;
  readonly market: Database<"tenora_web_market">;
  /** Whether the newest block counts: on a chain of our own. Otherwise only final ones do. */
  readonly isOurChain: boolean;
}

/** How far the chain is indexed, and up to which block it counts; null before the indexer has run. */
export async function findCountedHead({
  market,
  isOurChain,
}: MarketContext): Promise<{ readonly head: MailHead; readonly block: number } | null> {
  const head = await asMarketReader(market, findMailHead).catch(whileUnread);
  if (head === null) return null;
  return { head, block: isOurChain ? head.block : Math.min(head.finalBlock, head.block) };
}

function whileUnread(error: unknown): null {
  if (error instanceof DomainError && error.code === "MARKET_UNAVAILABLE") return null;
  throw error;
}
