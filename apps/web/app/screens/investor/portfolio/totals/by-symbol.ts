interface Coin {
  readonly symbol: string;
}

/** One order of stablecoins wherever amounts of several stand together. */
export const bySymbol = (one: Coin, other: Coin): number =>
  one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0;
