import { checksumAddress } from "@tenora/chain/wallet/checksum-address";

/** Seconds since 1970 as the API writes times. */
export const toTime = (seconds: bigint | number): string =>
  new Date(Number(seconds) * 1_000).toISOString();

interface Token {
  readonly symbol: string;
  readonly address: string;
  readonly decimals: number;
}

export const toToken = ({ symbol, address, decimals }: Token) => ({
  symbol,
  address: checksumAddress(address),
  decimals,
});
