import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  parseAbi,
  stringToHex,
  zeroHash,
} from "viem";
import { orNullOnRevert } from "../rpc/or-null-on-revert.ts";
import type { ContractReader } from "../transaction/chain-client.ts";
import { readTokenDomain } from "../typed-data/read-token-domain.ts";
import type { MessageDomain } from "../typed-data/signable-message.ts";
import type { TokenSupport } from "./plan-payment.ts";

const signedPaymentAbi = parseAbi([
  "function nonces(address owner) view returns (uint256)",
  "function PERMIT_TYPEHASH() view returns (bytes32)",
  "function authorizationState(address authorizer, bytes32 nonce) view returns (bool)",
]);
const permitType = keccak256(
  stringToHex("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
);

/** Everything that decides how a payer pays with a token, read at the latest block. */
export interface PaymentFacts {
  /** Base units. */
  readonly balance: bigint;
  /** What the exchange may take already, base units. */
  readonly allowance: bigint;
  readonly payerIsContract: boolean;
  readonly supports: TokenSupport;
  /** The domain that the token's signatures are made under; null for a token that takes none. */
  readonly domain: MessageDomain | null;
  /** The nonce of the payer's next permit; 0 for a token without permits. */
  readonly permitNonce: bigint;
}

/**
 * Asks the token itself what it supports, since an entry in a list that is wrong would fail at the
 * moment of payment. Rejects when the node does not answer.
 */
export async function readPaymentFacts(
  publicClient: ContractReader,
  { token, payer, exchange }: { token: Address; payer: Address; exchange: Address },
): Promise<PaymentFacts> {
  const erc20 = { address: token, abi: erc20Abi } as const;
  const signed = { address: token, abi: signedPaymentAbi } as const;
  const [balance, allowance, code, domain, nonce, typeHash, used] = await Promise.all([
    publicClient.readContract({ ...erc20, functionName: "balanceOf", args: [payer] }),
    publicClient.readContract({ ...erc20, functionName: "allowance", args: [payer, exchange] }),
    publicClient.getCode({ address: payer }),
    readTokenDomain(publicClient, token),
    orNullOnRevert(publicClient.readContract({ ...signed, functionName: "nonces", args: [payer] })),
    orNullOnRevert(publicClient.readContract({ ...signed, functionName: "PERMIT_TYPEHASH" })),
    orNullOnRevert(
      publicClient.readContract({
        ...signed,
        functionName: "authorizationState",
        args: [payer, zeroHash],
      }),
    ),
  ]);
  const hasPermit = nonce !== null && (typeHash === null || typeHash === permitType);
  return {
    balance,
    allowance,
    payerIsContract: code !== undefined,
    domain,
    permitNonce: nonce ?? 0n,
    supports: {
      authorization: domain !== null && used !== null,
      permit: domain !== null && hasPermit,
      mustResetAllowance:
        allowance > 0n && !(await canChangeAllowance(publicClient, { token, payer, exchange })),
    },
  };
}

/** Whether the token lets a standing allowance be changed; USDT wants zero in between. */
async function canChangeAllowance(
  publicClient: ContractReader,
  { token, payer, exchange }: { token: Address; payer: Address; exchange: Address },
): Promise<boolean> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: "approve",
    args: [exchange, 1n],
  });
  return (await orNullOnRevert(publicClient.call({ account: payer, to: token, data }))) !== null;
}
