import { findMarketHead, type MarketHead } from "@tenora/database/market/find-market-head";
import { findNewBusiness } from "@tenora/database/market/listing/find-new-business";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError } from "@tenora/domain/domain-error";
import type { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "~/services.server";
import type { MarketFigures } from "./market-figures.ts";

/** Pages say so when their figures are older (s). */
const longestLagS = 30;

/** Whether the market is behind; a chain that doesn't answer counts as ahead. */
export async function isMarketBehind(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    return (await context.get(servicesContext).marketHead()).lagSeconds > longestLagS;
  } catch {
    return true;
  }
}

/**
 * Whether the views at this block lack blocks of the chain: then what they lack may be there. A new
 * start of the indexer sets them back to its last final block for a moment. False while the chain
 * doesn't answer.
 */
export async function lacksBlocks(
  { marketHead }: Pick<Services, "marketHead">,
  block: number,
): Promise<boolean> {
  const head = await marketHead().catch(() => null);
  return head !== null && block < head.chainBlock;
}

/**
 * Reads what a public page shows of the market, in one transaction and at the time of the
 * newest indexed block. Null while it can't be read; the reason is in the log.
 */
export async function readMarket<T>(
  context: Readonly<RouterContextProvider>,
  read: (tx: Transaction<"market">, head: MarketHead) => Promise<T>,
): Promise<(T & { readonly market: MarketFigures }) | null> {
  const [isBehind, found] = await Promise.all([
    isMarketBehind(context),
    readIndexed(context.get(servicesContext), async (tx, head) => ({
      head,
      business: await findNewBusiness(tx, head.time),
      content: await read(tx, head),
    })),
  ]);
  if (found === null) return null;
  const { head, business, content } = found;
  const market = { block: head.block, now: head.time, isBehind, ...business };
  return { ...content, market };
}

/** The same for what doesn't say how old it is: the chain isn't asked. */
export async function readIndexed<T>(
  { marketDatabase, log }: Pick<Services, "marketDatabase" | "log">,
  read: (tx: Transaction<"market">, head: MarketHead) => Promise<T>,
): Promise<T | null> {
  try {
    return await asMarketReader(marketDatabase, async (tx) => {
      const head = await findMarketHead(tx);
      if (head === null) throw new DomainError("MARKET_UNAVAILABLE");
      return await read(tx, head);
    });
  } catch (error) {
    const { name, stack, code } = error as Error & { code?: string };
    log.warn({ name, code, stack }, "the market could not be read");
    return null;
  }
}

export type AsVisitor = <T>(run: (tx: Transaction<"visitor">) => Promise<T>) => Promise<T>;

/**
 * The page that `read` makes of the market and of our own public records, which it reads with what it
 * is given, before or after the market: no transaction reads both. Null while they can't be read; the
 * reason is in the log.
 */
export async function unlessMarketUnavailable<T>(
  context: Readonly<RouterContextProvider>,
  read: (visit: AsVisitor) => Promise<T>,
): Promise<T | null> {
  const { publicDatabase, log } = context.get(servicesContext);
  try {
    return await read((run) => asVisitor(publicDatabase, run));
  } catch (error) {
    const { name, stack, code } = error as Error & { code?: string };
    log.warn({ name, code, stack }, "our records of the market could not be read");
    return null;
  }
}
