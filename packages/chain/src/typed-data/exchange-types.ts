import type { Address, TypedDataDomain } from "viem";

/** The EIP-712 types of `Digests.sol`, in the contract's order of members. */
export const exchangeTypes = {
  Terms: [
    { name: "seller", type: "address" },
    { name: "payout", type: "address" },
    { name: "debtor", type: "address" },
    { name: "token", type: "address" },
    { name: "gate", type: "address" },
    { name: "reward", type: "address" },
    { name: "rewardId", type: "uint96" },
    { name: "fingerprint", type: "bytes32" },
    { name: "papers", type: "bytes32" },
    { name: "previous", type: "uint40" },
    { name: "kind", type: "uint8" },
    { name: "rule", type: "uint8" },
    { name: "rewardEarly", type: "bool" },
    { name: "face", type: "uint48" },
    { name: "pricePerUnit", type: "uint48" },
    { name: "repayPerUnit", type: "uint48" },
    { name: "totalUnits", type: "uint24" },
    { name: "minUnits", type: "uint24" },
    { name: "minPurchase", type: "uint24" },
    { name: "fundingDeadline", type: "uint32" },
    { name: "maturity", type: "uint32" },
    { name: "graceDays", type: "uint8" },
    { name: "delayDays", type: "uint8" },
    { name: "lateFeeBps", type: "uint16" },
    { name: "maxFeeBps", type: "uint16" },
    { name: "counter", type: "uint32" },
    { name: "deadline", type: "uint32" },
  ],
  Attestation: [
    { name: "terms", type: "bytes32" },
    { name: "level", type: "uint8" },
    { name: "acknowledgement", type: "bytes32" },
    { name: "counter", type: "uint32" },
    { name: "deadline", type: "uint32" },
  ],
  Acknowledgement: [
    { name: "fingerprint", type: "bytes32" },
    { name: "debtor", type: "address" },
    { name: "seller", type: "address" },
    { name: "token", type: "address" },
    { name: "face", type: "uint48" },
    { name: "maturity", type: "uint32" },
    { name: "previous", type: "uint40" },
    { name: "counter", type: "uint32" },
    { name: "deadline", type: "uint32" },
  ],
  Ask: [
    { name: "note", type: "uint256" },
    { name: "token", type: "address" },
    { name: "price", type: "uint256" },
    { name: "claimed", type: "uint256" },
    { name: "rewardClaimed", type: "bool" },
    { name: "states", type: "uint8" },
    { name: "noteCounter", type: "uint32" },
    { name: "counter", type: "uint32" },
    { name: "expiry", type: "uint32" },
  ],
} as const;

/** The signing domain: this exchange on this chain and nothing else. */
export function exchangeDomain(chainId: number, exchange: Address) {
  return {
    name: "Tenora Receivable Exchange",
    version: "1",
    chainId,
    verifyingContract: exchange,
  } as const satisfies TypedDataDomain;
}
