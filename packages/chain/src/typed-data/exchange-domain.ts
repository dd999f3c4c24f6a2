import { getAbiItem } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import type { MessageDomain, SigningDeployment } from "./signable-message.ts";

const [terms, attestation, acknowledgement] = getAbiItem({
  abi: receivableExchangeAbi,
  name: "list",
}).inputs;
const [ask] = getAbiItem({ abi: receivableExchangeAbi, name: "fill" }).inputs;

/** The EIP-712 members of `Digests.sol`: the contract hashes its structs member by member. */
export const exchangeMembers = {
  Terms: terms.components,
  Attestation: attestation.components,
  Acknowledgement: acknowledgement.components,
  Ask: ask.components,
};

/** The EIP-712 domain of the exchange. */
export function exchangeDomain({ chainId, exchange }: SigningDeployment): MessageDomain {
  return { name: "Tenora Receivable Exchange", version: "1", chainId, verifyingContract: exchange };
}
