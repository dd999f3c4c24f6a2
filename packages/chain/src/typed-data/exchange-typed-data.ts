import {
  type Address,
  getAbiItem,
  type Hex,
  hashTypedData,
  type LocalAccount,
  type TypedDataDefinition,
} from "viem";
import type { Acknowledgement, Ask, Attestation, Terms } from "../exchange/exchange-types.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";

/** Anything that signs EIP-712 data for one account: a viem account, or a wallet made into one. */
export type Signer = Pick<LocalAccount, "address" | "signTypedData">;

/** The exchange that a signature is for. */
export interface ExchangeReference {
  readonly chainId: number;
  readonly exchange: Address;
}

/** What people sign for the exchange, under the name of its EIP-712 type. */
export interface ExchangeMessages {
  readonly Terms: Terms;
  readonly Attestation: Attestation;
  readonly Acknowledgement: Acknowledgement;
  readonly Ask: Ask;
}

const [terms, attestation, acknowledgement] = getAbiItem({
  abi: receivableExchangeAbi,
  name: "list",
}).inputs;
const [ask] = getAbiItem({ abi: receivableExchangeAbi, name: "fill" }).inputs;

/** The EIP-712 types of `Digests.sol`: the contract hashes its structs member by member. */
const exchangeTypes = {
  Terms: members(terms),
  Attestation: members(attestation),
  Acknowledgement: members(acknowledgement),
  Ask: members(ask),
};

interface Member {
  readonly name: string;
  readonly type: string;
}

function members({ components }: { readonly components: readonly Member[] }): readonly Member[] {
  return components.map(({ name, type }) => ({ name, type }));
}

function typedData<Name extends keyof ExchangeMessages>(
  { chainId, exchange }: ExchangeReference,
  primaryType: Name,
  message: ExchangeMessages[Name],
): TypedDataDefinition {
  return {
    domain: {
      name: "Tenora Receivable Exchange",
      version: "1",
      chainId,
      verifyingContract: exchange,
    },
    types: exchangeTypes,
    primaryType,
    message: { ...message },
  };
}

/** The signature under one message: the seller's terms, the debtor's acknowledgement, an owner's ask. */
export function signExchangeMessage<Name extends keyof ExchangeMessages>(
  exchangeReference: ExchangeReference,
  signer: Signer,
  primaryType: Name,
  message: ExchangeMessages[Name],
): Promise<Hex> {
  return signer.signTypedData(typedData(exchangeReference, primaryType, message));
}

/** The digest that attestations and revocations name. */
export function digestOfExchangeMessage<Name extends keyof ExchangeMessages>(
  exchangeReference: ExchangeReference,
  primaryType: Name,
  message: ExchangeMessages[Name],
): Hex {
  return hashTypedData(typedData(exchangeReference, primaryType, message));
}
