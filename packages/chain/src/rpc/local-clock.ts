import { createPublicClient, createTestClient, http } from "viem";

const day = 86_400n;

/** How far the clock may be moved ahead of the system's: five years. */
export const furthestAheadDays = 1_825n;

export interface ClockBlock {
  readonly number: bigint;
  /** Seconds since 1970. */
  readonly time: bigint;
}

/**
 * The clock of a chain that we started ourselves: the time of its latest block decides what money does.
 */
export function localClock(rpcUrl: string) {
  const transport = http(rpcUrl);
  const publicClient = createPublicClient({ transport, cacheTime: 0 });
  const testClient = createTestClient({ mode: "anvil", transport });

  async function readLatest(): Promise<ClockBlock> {
    const { number, timestamp } = await publicClient.getBlock();
    return { number, time: timestamp };
  }

  return {
    readLatest,
    /**
     * Mines a block at a later time, from which the clock goes on; resolves with it. Null, and nothing
     * happens, when that is not later or further ahead than `furthestAheadDays`. Seconds since 1970.
     */
    async moveTo(time: bigint, systemTime: bigint): Promise<ClockBlock | null> {
      const { timestamp } = await publicClient.getBlock({ blockTag: "pending" });
      if (time <= timestamp || time > systemTime + furthestAheadDays * day) return null;
      await testClient.increaseTime({ seconds: Number(time - timestamp) });
      await testClient.mine({ blocks: 1 });
      return readLatest();
    },
  };
}
