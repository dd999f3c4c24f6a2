import { findMarketHead } from "@tenora/database/market/find-market-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError } from "@tenora/domain/domain-error";
import type { RouteCall } from "~/http/json-route.server";
import { lacksBlocks } from "~/market/read-market.server";
import { ApiError } from "./api-error";

const minute = 60_000;
/** Caches may keep an answer and ask each time whether it still holds. */
const cacheControl = "public, max-age=0, must-revalidate";

/**
 * Answers from the market at its newest block (`now` is that block's time in seconds since 1970), with
 * the block's number. `present` writes what was read, in the words of the API and with our own records.
 * Its ETag names the block, and the minute, after which a change of our own records shows; a client that
 * has it is answered from memory.
 * @throws DomainError MARKET_UNAVAILABLE, also where something is missing and blocks are
 */
export async function answerAtBlock<T extends object>(
  { request, services }: RouteCall,
  read: (tx: Transaction<"market">, now: bigint) => Promise<T>,
  present: (found: T) => object | Promise<object> = (found) => found,
): Promise<Response> {
  const at = Math.floor(services.now().getTime() / minute);
  const known = request.headers.get("if-none-match");
  if (known !== null) {
    const head = await services.marketHead().catch(() => null);
    const tag = head && tagOf(head.indexedBlock, at);
    if (tag !== null && known.includes(tag)) {
      const headers = { etag: tag, "cache-control": cacheControl };
      return new Response(null, { status: 304, headers });
    }
  }
  let block = 0;
  const { head, content } = await asMarketReader(services.marketDatabase, async (tx) => {
    const head = await findMarketHead(tx);
    if (head === null) throw new DomainError("MARKET_UNAVAILABLE");
    block = head.block;
    return { head, content: await read(tx, BigInt(head.time)) };
  }).catch(async (error: unknown) => {
    const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
    // What isn't there yet may be in a block that wasn't read yet.
    if (isMissing && (await lacksBlocks(services, block)))
      throw new DomainError("MARKET_UNAVAILABLE");
    throw error;
  });
  const headers = { etag: tagOf(head.block, at), "cache-control": cacheControl };
  return Response.json({ ...(await present(content)), block: head.block }, { headers });
}

const tagOf = (block: number, at: number) => `W/"${block}.${at}"`;
