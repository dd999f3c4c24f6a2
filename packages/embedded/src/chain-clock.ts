import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callChain } from "./call-chain.ts";

/** How often the clock is looked at. */
const checkMs = 5_000;

/** While people use the chain it gets a block at least this often. */
const activeIntervalS = 60;

/** A quiet chain gets one at least this often. */
const quietIntervalS = 900;

/**
 * Anvil mines only when a transaction comes, and its clock follows the system's after each start. Sets
 * it to where it was: never behind the latest block, and ahead of the system's as far as people moved
 * it. Call before anybody sends a transaction. `now` in seconds since 1970.
 */
export async function restoreChainClock(
  rpcUrl: string,
  folder: string | null,
  now: number,
): Promise<void> {
  const { time } = await readLatestBlock(rpcUrl);
  const target = Math.max(time, now + readAhead(folder));
  await callChain(rpcUrl, "evm_setTime", [target]);
  if (target > time) await callChain(rpcUrl, "evm_mine", []);
}

/**
 * Keeps time passing on a chain without transactions, since what money does follows the latest block:
 * a block each minute, and on a quiet chain less and less often up to 15 minutes, so that the state
 * stays small. Stores how far the clock is ahead. Returns a function that stops it.
 */
export function keepChainClock(
  rpcUrl: string,
  folder: string | null,
  now: () => number,
): () => Promise<void> {
  let own = -1;
  let busyUntil = 0;
  let stored = readAhead(folder);
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const ahead = Number(await callChain(rpcUrl, "evm_increaseTime", [0]));
    if (folder !== null && Math.abs(ahead - stored) > 1) {
      writeFileSync(fileIn(folder), JSON.stringify({ aheadS: ahead }));
      stored = ahead;
    }
    const time = now() + ahead;
    const latest = await readLatestBlock(rpcUrl);
    if (latest.number !== own) busyUntil = Math.max(busyUntil, latest.time);
    own = latest.number;
    if (time - latest.time < intervalAfter(time - busyUntil)) return;
    await callChain(rpcUrl, "evm_mine", []);
    own += 1;
  }

  // A chain that does not answer is noticed by those who need it.
  const checkQuietly = () => check().catch(() => {});
  const timer = setInterval(() => {
    running = running.then(checkQuietly);
  }, checkMs);
  return async () => {
    clearInterval(timer);
    running = running.then(checkQuietly);
    await running;
  };
}

/** Seconds between two blocks when the last transaction came `quietS` ago. */
export const intervalAfter = (quietS: number): number =>
  Math.min(Math.max(quietS / 10, activeIntervalS), quietIntervalS);

interface LatestBlock {
  readonly number: number;
  /** Seconds since 1970. */
  readonly time: number;
}

async function readLatestBlock(rpcUrl: string): Promise<LatestBlock> {
  const block = (await callChain(rpcUrl, "eth_getBlockByNumber", ["latest", false])) as {
    readonly number: string;
    readonly timestamp: string;
  };
  return { number: Number(block.number), time: Number(block.timestamp) };
}

const fileIn = (folder: string) => join(folder, "clock.json");

/** Seconds by which people moved the clock ahead; 0 where nothing is stored. */
function readAhead(folder: string | null): number {
  if (folder === null) return 0;
  try {
    const { aheadS } = JSON.parse(readFileSync(fileIn(folder), "utf8")) as { aheadS?: unknown };
    return typeof aheadS === "number" && aheadS > 0 ? aheadS : 0;
  } catch {
    return 0;
  }
}
