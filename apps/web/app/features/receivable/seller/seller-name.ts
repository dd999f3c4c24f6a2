import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";

/** What a seller is called: its name, or its shortened wallet where we know none. */
export const sellerName = ({
  name,
  wallet,
}: {
  readonly name: string | null;
  readonly wallet: string;
}): string => name ?? shortenAddress(wallet);

/** Where it may break over lines: never before its last word, which alone is mostly "Ltd" or "GmbH". */
export const unbrokenName = (name: string): string => name.replace(/ (?=\S+$)/, "\u00a0");
