import type { PublicClient } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { type ChainEvent, decodeEvents, eventAddresses, type MinedLog } from "./chain-event.ts";

/** The blocks to read, both ends included. */
export interface BackfillRange {
  readonly fromBlock: bigint;
  readonly toBlock: bigint;
  /** Blocks per request at most; nodes have limits of their own. */
  readonly chunk?: bigint;
}

/** Events of some blocks; `toBlock` is the last one read, to go on from later. */
export interface EventChunk {
  readonly fromBlock: bigint;
  readonly toBlock: bigint;
  readonly events: readonly ChainEvent[];
}

const defaultChunk = 10_000n;

/** Requests in a row that must succeed before a longer range is tried again. */
const successesToGrow = 8;

/**
 * Every event of a range in chain order, chunk by chunk. Nodes limit the range or the number of logs of
 * one request, each with its own error: after any failure half as many blocks are asked for, and after
 * some successes twice as many again. Rejects with the node's error when it refuses a single block.
 */
export async function* backfillEvents(
  publicClient: PublicClient,
  deployment: Pick<Deployment, "exchange" | "registry" | "rewards" | "gates">,
  { fromBlock, toBlock, chunk = defaultChunk }: BackfillRange,
): AsyncGenerator<EventChunk, void, undefined> {
  if (chunk < 1n) throw new RangeError("A chunk has at least one block.");
  const address = Object.values(eventAddresses(deployment));
  let from = fromBlock;
  let size = chunk;
  let successes = 0;
  while (from <= toBlock) {
    const to = from + size - 1n < toBlock ? from + size - 1n : toBlock;
    let logs: MinedLog[];
    try {
      logs = await publicClient.getLogs({ address, fromBlock: from, toBlock: to });
    } catch (error) {
      if (to === from) throw error;
      size = (to - from + 1n) / 2n;
      successes = 0;
      continue;
    }
    yield { fromBlock: from, toBlock: to, events: decodeEvents(deployment, logs) };
    from = to + 1n;
    if (++successes % successesToGrow === 0) size = size * 2n < chunk ? size * 2n : chunk;
  }
}

/** `backfillEvents`, collected. */
export async function readEvents(
  publicClient: PublicClient,
  deployment: Pick<Deployment, "exchange" | "registry" | "rewards" | "gates">,
  range: BackfillRange,
): Promise<ChainEvent[]> {
  const events: ChainEvent[] = [];
  for await (const part of backfillEvents(publicClient, deployment, range))
    events.push(...part.events);
  return events;
}
