import {
  addMarketMails,
  beginMarketMails,
  findMarketMailPosition,
  type MarketOccasion,
  mostOccasions,
  moveMarketMails,
} from "@tenora/database/mail/market-mails";
import type { MailHead } from "@tenora/database/market/attention/find-mail-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { findCountedHead, type MarketContext } from "../market-head.ts";
import { readWaitingCredits } from "./credit-occasions.ts";
import { readEventOccasions, readFailedSales, readReminders } from "./read-occasions.ts";

/** Blocks that are read again, because a local chain may have lost and replaced its last ones. */
const overlap = 256;
/** Blocks that are read at once. */
const stride = 5_000;

/**
 * Writes the mails about what happened on the exchange since the last run, and the reminders that have
 * become due on the chain's clock. Nothing is told twice, however often, from wherever and by however
 * many workers at once it is run: each occasion has a key in the database. The first run on a chain
 * tells nothing, and begins at its head. Returns the number of mails.
 */
export async function findMarketMails(context: MarketContext): Promise<number> {
  const { database, market } = context;
  const read = <T>(run: (tx: Transaction<"market">) => Promise<T>) => asMarketReader(market, run);
  const counted = await findCountedHead(context);
  if (counted === null) return 0;
  const { head, block } = counted;
  const { chain, time } = head;
  const position = await asWorker(database, findMarketMailPosition);
  if (position === null || !isSameChain(position.chain, head) || head.block < position.sinceBlock) {
    await asWorker(database, (tx) => beginMarketMails(tx, { chain, block, time }));
    return 0;
  }
  let written = 0;
  const write = async (occasions: readonly MarketOccasion[]) => {
    for (let at = 0; at < occasions.length; at += mostOccasions) {
      const batch = occasions.slice(at, at + mostOccasions);
      written += await asWorker(database, (tx) => addMarketMails(tx, batch));
    }
  };
  const first = Math.max(position.sinceBlock + 1, Math.min(position.block, block) - overlap);
  for (let from = first; from <= block; from += stride) {
    const to = Math.min(from + stride - 1, block);
    await write(await read((tx) => readEventOccasions(tx, { from, to }, time)));
  }
  await write(await read((tx) => readFailedSales(tx, position, time)));
  await write(await read((tx) => readWaitingCredits(tx, position, time)));
  for await (const reminders of readReminders(read, position, time)) await write(reminders);
  await asWorker(database, (tx) => moveMarketMails(tx, { chain, block, time }));
  return written;
}

/** A chain without a listing has no name yet. */
const isSameChain = (known: string, { chain }: MailHead) => known === "" || known === chain;
