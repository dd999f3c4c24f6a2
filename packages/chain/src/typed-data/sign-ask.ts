import type { Hex } from "viem";
import type { Ask } from "./exchange-messages.ts";
import { exchangeDomain, exchangeTypes } from "./exchange-types.ts";
import type { ExchangeReference, Signer } from "./sign-terms.ts";

/** The owner's signature under the price of his note. */
export function signAsk(
  exchangeReference: ExchangeReference,
  signer: Signer,
  ask: Ask,
): Promise<Hex> {
  return signer.signTypedData({
    domain: exchangeDomain(exchangeReference.chainId, exchangeReference.exchange),
    types: exchangeTypes,
    primaryType: "Ask",
    message: ask,
  } as never);
}
