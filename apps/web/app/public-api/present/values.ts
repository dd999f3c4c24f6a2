import { getAddress } from "viem";

/** Seconds since 1970 as the API writes times. */
export const toTime = (seconds: bigint | number): string =>
  new Date(Number(seconds) * 1_000).toISOString();

export const toAddress = (address: string): string => getAddress(address as `0x${string}`);

interface Token {
  readonly symbol: string;
  readonly address: string;
  readonly decimals: number;
}

export const toToken = ({ symbol, address, decimals }: Token) => ({
  symbol,
  address: toAddress(address),
  decimals,
});
