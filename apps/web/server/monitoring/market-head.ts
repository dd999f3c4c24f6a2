import { assertChainId, publicClient } from "@tenora/chain/rpc/read-chain";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { Database } from "@tenora/database/connection/connect";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { DomainError } from "@tenora/domain/domain-error";
import type { MarketHead } from "../../app/services.server.ts";
import { lagMeter } from "./measure-lag.ts";
import { memoize } from "./memoize.ts";

const timeoutMs = 2_000;
/** Every page and every waiting transaction wants to know it: read at most so often (ms). */
const cacheMs = 250;
/** Behind an address another chain seldom comes to be: asked again after this time (ms). */
const chainCacheMs = 5_000;

interface HeadContext {
  readonly settings: Pick<WebSettings, "rpcUrls" | "publicConfig">;
  readonly marketDatabase: Database<"tenora_web_market">;
}

/**
 * Compares the chain's latest block with the newest indexed one. Rejects when the node is another chain's:
 * its blocks say nothing of ours.
 */
export function marketHeadReader({ settings, marketDatabase }: HeadContext) {
  const client = publicClient(settings.rpcUrls, timeoutMs);
  const measureLag = lagMeter(Date.now);
  const { id } = settings.publicConfig.chain;
  const isOurChain = memoize(() => assertChainId(client, id), chainCacheMs, Date.now);
  return memoize(
    async (): Promise<MarketHead> => {
      const [latest, indexed] = await Promise.all([
        client.getBlock(),
        asMarketReader(marketDatabase, findMarketHead),
        isOurChain(),
      ]);
      if (indexed === null) throw new DomainError("MARKET_UNAVAILABLE");
      const blockNumber = BigInt(indexed.block) + 1n;
      const oldest = blockNumber < latest.number ? await client.getBlock({ blockNumber }) : latest;
      return {
        chainBlock: Number(latest.number),
        indexedBlock: indexed.block,
        lagSeconds: measureLag(latest, blockNumber > latest.number ? null : oldest),
        chainTime: new Date(Number(latest.timestamp) * 1_000).toISOString(),
      };
    },
    cacheMs,
    Date.now,
  );
}
