// What the sentences about events are made of: names, amounts, notes.
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatCount } from "@tenora/domain/money/format-amount";
import { roundFor, type Side } from "@tenora/domain/money/format-amount-for";
import { type Address, type Hex, isAddressEqual } from "viem";
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
  /** An amount in the coin of a listing, in hundredths as its payee reads it, or as its payer does. */
  amount(listing: bigint, baseUnits: bigint, side?: Side): string;
  /** What a payer paid beside the part that a payee got of it, as both are shown: they add up. */
  rest(listing: bigint, paid: bigint, part: bigint): string;
  /** The price of a unit, exact. */
  price(listing: bigint, baseUnits: bigint): string;
  tokenAmount(token: Address, baseUnits: bigint): string;
}

/** `termsOf`: the terms of a listing, as its `Listed` event has them. */
export function eventWords(
  { nameOf, stablecoins }: EventNames,
  termsOf: (listing: bigint) => Terms | undefined,
): EventWords {
  const rounded = (token: Address, baseUnits: bigint, side: Side = "payee") => {
    const coin = stablecoins.find(({ address }) => isAddressEqual(address, token));
    return coin ? roundFor(side, baseUnits, coin) : baseUnits;
  };
  const inHundredths = (token: Address, baseUnits: bigint, side?: Side) =>
    describeAmount({ stablecoins }, token, rounded(token, baseUnits, side));
  const inCoinOf =
    (write: (token: Address, baseUnits: bigint, side?: Side) => string) =>
    (listing: bigint, baseUnits: bigint, side?: Side) => {
      const token = termsOf(listing)?.token;
      return token ? write(token, baseUnits, side) : `${formatCount(baseUnits)} base units`;
    };
  return {
    who: (wallet) => nameOf(wallet) ?? shortenAddress(wallet),
    terms: termsOf,
    amount: inCoinOf(inHundredths),
    rest: (listing, paid, part) =>
      inCoinOf((token, whole) =>
        describeAmount(
          { stablecoins },
          token,
          rounded(token, whole, "payer") - rounded(token, part),
        ),
      )(listing, paid),
    price: inCoinOf((token, baseUnits) => describeAmount({ stablecoins }, token, baseUnits)),
    tokenAmount: inHundredths,
  };
}

/** "0x12ab…" of a digest or fingerprint. */
export const shortHash = (hash: Hex): string => shortenAddress(hash);
