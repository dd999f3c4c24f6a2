interface Block {
  readonly number: bigint;
  /** Seconds since 1970. */
  readonly timestamp: bigint;
}

/**
 * Measures how long the oldest block of the chain that isn't indexed has waited (s), by the chain's
 * clock, or by ours where that is longer. The time between two blocks alone says nothing: on a chain
 * that makes blocks only when they are needed, the first after an hour is an hour younger than the one
 * before. And where no further block follows, only our clock tells that an indexer stands still.
 */
export function lagMeter(now: () => number) {
  let waiting = { block: -1n, since: 0 };
  return (latest: Block, oldest: Block | null): number => {
    if (oldest === null) {
      waiting = { block: -1n, since: 0 };
      return 0;
    }
    if (oldest.number !== waiting.block) waiting = { block: oldest.number, since: now() };
    const byOurs = Math.floor((now() - waiting.since) / 1_000);
    return Math.max(Number(latest.timestamp - oldest.timestamp), byOurs, 0);
  };
}
