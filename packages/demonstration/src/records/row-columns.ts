import { createHash } from "node:crypto";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { addressOf } from "../people/businesses.ts";

/** A time in seconds since 1970, as its column takes it. */
export const atTime = (seconds: number): Date => new Date(seconds * 1000);

/** The same uuid (version 8) for the same name, so that a history made again meets its own rows. */
export function uuidOf(name: string): string {
  const hex = createHash("sha256").update(`tenora history ${name}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

export const walletOf = (participant: { readonly account: number }) =>
  addressOf(participant).toLowerCase() as WalletAddress;
