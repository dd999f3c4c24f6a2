import { nestedErrors } from "@tenora/domain/ethereum/provider-errors";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import {
  AbiDecodingZeroDataError,
  type Address,
  encodeAbiParameters,
  IntegerOutOfRangeError,
  keccak256,
  parseAbiParameters,
} from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type CheckedCall, checkedCall, encodeCall } from "../transaction/contract-call.ts";
import { ExchangeRevertError } from "../transaction/errors.ts";
import { authorizationNonce, toAuthorization } from "../typed-data/authorization-message.ts";
import type { SigningDeployment } from "../typed-data/signable-message.ts";

/** The call of a request: one of four functions of the exchange, with what was signed. */
export function relayCall(exchange: Address, { action, parameters }: RelayRequest): CheckedCall {
  const contract = { address: exchange, abi: receivableExchangeAbi } as const;
  switch (action) {
    case "buy": {
      const { units, token, terms, flags, gateData, payer, salt, signature } = parameters;
      const deadline = BigInt(parameters.deadline);
      const [listing, maxCost] = [BigInt(parameters.listing), BigInt(parameters.maxCost)];
      const order = { listing, terms, units, token, maxCost, flags, deadline };
      const authorization = toAuthorization({ deadline, salt }, signature);
      const args = [order, gateData, payer, authorization] as const;
      return checkedCall({ ...contract, functionName: "buyWithAuthorization", args });
    }
    case "settle": {
      const { terms, holdersOnly, payer, salt, signature } = parameters;
      const deadline = BigInt(parameters.deadline);
      const authorization = toAuthorization({ deadline, salt }, signature);
      const [listing, amount] = [BigInt(parameters.listing), BigInt(parameters.amount)];
      const args = [{ listing, terms, amount, holdersOnly }, payer, authorization] as const;
      return checkedCall({ ...contract, functionName: "settleWithAuthorization", args });
    }
    case "claim":
      return checkedCall({
        ...contract,
        functionName: "claimFor",
        args: [parameters.notes.map(BigInt)],
      });
    case "refund":
      return checkedCall({
        ...contract,
        functionName: "refund",
        args: [BigInt(parameters.note), parameters.owner],
      });
  }
}

/**
 * What of a request stands for nothing on the chain, so that no call can be made of it: a signature that no
 * key makes, an address with a wrong checksum, or a number that its field doesn't hold. Null: nothing.
 */
export function findMalformed(
  exchange: Address,
  request: RelayRequest,
): "signature" | "field" | null {
  let call: CheckedCall;
  try {
    call = relayCall(exchange, request);
  } catch {
    return "signature";
  }
  try {
    encodeCall(call);
    return null;
  } catch {
    return "field";
  }
}

/** A revert; or a number that a parameter doesn't hold, or that stands for nothing: not a node's failure. */
export const isRejection = (error: unknown): boolean =>
  nestedErrors(error).some(
    (one: unknown) =>
      one instanceof ExchangeRevertError ||
      one instanceof IntegerOutOfRangeError ||
      one instanceof AbiDecodingZeroDataError,
  );

/**
 * Hash of what a request does: for a payment the nonce that was signed, so that the same signature is
 * the same intent; for a claim the notes; for a refund the note and its owner.
 */
export function relayIntent(
  deployment: Pick<SigningDeployment, "chainId" | "exchange">,
  { action, parameters }: RelayRequest,
): string {
  const { chainId, exchange } = deployment;
  if (action === "refund") {
    const values = [BigInt(chainId), exchange, BigInt(parameters.note), parameters.owner] as const;
    return keccak256(
      encodeAbiParameters(parseAbiParameters("uint256, address, uint256, address"), values),
    ).slice(2);
  }
  if (action === "claim") {
    const notes = parameters.notes.map(BigInt).sort((one, other) => (one < other ? -1 : 1));
    const values = [BigInt(chainId), exchange, notes] as const;
    return keccak256(
      encodeAbiParameters(parseAbiParameters("uint256, address, uint256[]"), values),
    ).slice(2);
  }
  const purpose =
    action === "buy"
      ? { units: parameters.units, limit: parameters.flags, value: BigInt(parameters.maxCost) }
      : { units: 0, limit: parameters.holdersOnly ? 1 : 0, value: BigInt(parameters.amount) };
  return authorizationNonce(deployment, parameters.payer, {
    action,
    listing: BigInt(parameters.listing),
    terms: parameters.terms,
    deadline: BigInt(parameters.deadline),
    salt: parameters.salt,
    ...purpose,
  }).slice(2);
}
