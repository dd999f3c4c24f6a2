import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  isAddressEqual,
  toFunctionSelector,
} from "viem";
import type { Offer } from "../exchange/exchange-types.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";

const abi = [getAbiItem({ abi: receivableExchangeAbi, name: "list" })] as const;
const selector = toFunctionSelector(abi[0]).slice(2);

/** What a transaction handed to the exchange's `list`. */
export interface ListCall {
  readonly offer: Offer;
  /** False when another contract made the call: a multicall, a smart account, a relayer. */
  readonly isDirect: boolean;
}

/**
 * The calls of `list` in the calldata of a transaction, whatever contract passed them on: each is found
 * by its selector and its encoding. Calldata alone doesn't prove that a call was made; signatures and the
 * `Listed` event do. A contract that builds the terms itself leaves none to find.
 */
export function decodeListCalls(
  exchange: Address,
  { to, input }: { readonly to: Address | null; readonly input: Hex },
): ListCall[] {
  const bytes = input.slice(2);
  const calls: ListCall[] = [];
  for (let at = bytes.indexOf(selector); at >= 0; at = bytes.indexOf(selector, at + 1)) {
    // An odd position is the middle of a byte.
    const offer = at % 2 === 0 ? decodeOffer(`0x${bytes.slice(at)}`) : null;
    const isDirect = at === 0 && to !== null && isAddressEqual(to, exchange);
    if (offer) calls.push({ offer, isDirect });
  }
  return calls;
}

/** Null for bytes that only look like the selector; what follows the call is ignored. */
function decodeOffer(data: Hex): Offer | null {
  try {
    const { args } = decodeFunctionData({ abi, data });
    if (!data.startsWith(encodeFunctionData({ abi, args }))) return null;
    const [terms, attestation, acknowledgement, signatures] = args;
    return { terms, attestation, acknowledgement, signatures };
  } catch {
    return null;
  }
}
