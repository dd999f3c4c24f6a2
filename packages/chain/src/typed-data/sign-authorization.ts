import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseAbiParameters,
  parseSignature,
  stringToHex,
  type TypedDataDomain,
} from "viem";
import type { Authorization } from "../exchange/exchange-types.ts";
import type { ExchangeReference, Signer } from "./exchange-typed-data.ts";

/** What an authorization pays for; value in base units, times in seconds since 1970. */
export interface Purpose {
  readonly action: "buy" | "settle";
  readonly listing: bigint;
  /** Units bought; 0 to settle. */
  readonly units: number;
  /** Exactly the cost, or the most that is paid in. */
  readonly value: bigint;
  /** The order's deadline; to settle, the last second the authorization holds. */
  readonly deadline: bigint;
}

const types = {
  ReceiveWithAuthorization: [
    { name: "from", type: "address" },
    { name: "to", type: "address" },
    { name: "value", type: "uint256" },
    { name: "validAfter", type: "uint256" },
    { name: "validBefore", type: "uint256" },
    { name: "nonce", type: "bytes32" },
  ],
} as const;

/** The nonce of `SignedPayments.nonceOf`: it binds the payment to this purpose and no other. */
export function authorizationNonce(
  { chainId, exchange }: ExchangeReference,
  payer: Address,
  { action, listing, units, value, deadline }: Purpose,
  salt: Hex,
): Hex {
  return keccak256(
    encodeAbiParameters(
      parseAbiParameters(
        "bytes32, uint256, address, uint256, uint256, address, address, uint256, uint256, bytes32",
      ),
      [
        keccak256(stringToHex(action)),
        BigInt(chainId),
        exchange,
        listing,
        BigInt(units),
        payer,
        payer,
        value,
        deadline,
        salt,
      ],
    ),
  );
}

/**
 * The payer's signature that lets the exchange receive exactly this sum for exactly this purpose.
 * Any account may send it. `domain` is the token's own; `salt` tells two equal payments apart.
 */
export async function signAuthorization(
  exchangeReference: ExchangeReference,
  signer: Signer,
  domain: TypedDataDomain,
  { salt, ...purpose }: Purpose & { readonly salt: Hex },
): Promise<Authorization> {
  const validBefore = purpose.deadline;
  const signature = await signer.signTypedData({
    domain,
    types,
    primaryType: "ReceiveWithAuthorization",
    message: {
      from: signer.address,
      to: exchangeReference.exchange,
      value: purpose.value,
      validAfter: 0n,
      validBefore,
      nonce: authorizationNonce(exchangeReference, signer.address, purpose, salt),
    },
  });
  const { r, s, yParity } = parseSignature(signature);
  return { validAfter: 0n, validBefore, salt, v: 27 + yParity, r, s };
}
