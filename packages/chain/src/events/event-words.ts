// What the sentences about events are made of: names, amounts, notes.
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatCount } from "@tenora/domain/money/format-amount";
import type { Address, Hex } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import type { Terms } from "../exchange/exchange-types.ts";
import { describeAmount } from "../typed-data/describe.ts";

/** What a reader knows beyond the events. */
export interface EventNames {
  /** "Dara"; undefined for a wallet without a name, which is then shown by its address. */
  readonly nameOf: (wallet: Address) => string | undefined;
  readonly stablecoins: Deployment["stablecoins"];
}

/** The words for one event. */
export interface EventWords {
  who(wallet: Address): string;
  /** The terms of a listing; undefined when its `Listed` event isn't known. */
  terms(listing: bigint): Terms | undefined;
  /** An amount in the coin of a listing. */
  amount(listing: bigint, baseUnits: bigint): string;
  tokenAmount(token: Address, baseUnits: bigint): string;
}

/** `termsOf`: the terms of a listing, as its `Listed` event has them. */
export function eventWords(
  { nameOf, stablecoins }: EventNames,
  termsOf: (listing: bigint) => Terms | undefined,
): EventWords {
  return {
    who: (wallet) => nameOf(wallet) ?? shortenAddress(wallet),
    terms: termsOf,
    amount(listing, baseUnits) {
      const terms = termsOf(listing);
      if (!terms) return `${formatCount(baseUnits)} base units`;
      return describeAmount({ stablecoins }, terms.token, baseUnits);
    },
    tokenAmount: (token, baseUnits) => describeAmount({ stablecoins }, token, baseUnits),
  };
}

/** Notes are named as on their picture: listing and number, "12-3". */
export const noteName = (note: bigint): string => `${note >> 24n}-${note & 0xffffffn}`;

/** "0x12ab…" of a digest or fingerprint. */
export const shortHash = (hash: Hex): string => shortenAddress(hash);
