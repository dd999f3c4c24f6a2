import type { Hex } from "viem";
import type { Ask } from "./papers.ts";
import type { Place, Signer } from "./sign-terms.ts";
import { exchangeDomain, exchangeTypes } from "./typed-data.ts";

/** The owner's signature under the price of his note. */
export function signAsk(place: Place, signer: Signer, ask: Ask): Promise<Hex> {
  return signer.signTypedData({
    domain: exchangeDomain(place.chainId, place.exchange),
    types: exchangeTypes,
    primaryType: "Ask",
    message: ask,
  } as never);
}
