import {
  type Address,
  bytesToHex,
  encodeAbiParameters,
  getAddress,
  type Hex,
  keccak256,
  parseAbiParameters,
  stringToHex,
} from "viem";
import type { Authorization } from "../exchange/exchange-types.ts";
import { contractLine, describeAmount, describeTime } from "./describe.ts";
import { describePurpose, type Purpose, splitSignature } from "./payment-purpose.ts";
import {
  buildMessage,
  type MessageDomain,
  type SignableMessage,
  type SigningDeployment,
} from "./signable-message.ts";

/** A payment by EIP-3009: what it is for, and the salt that tells two equal payments apart. */
export type AuthorizedPayment = Purpose & { readonly salt: Hex };

const members = [
  { name: "from", type: "address" },
  { name: "to", type: "address" },
  { name: "value", type: "uint256" },
  { name: "validAfter", type: "uint256" },
  { name: "validBefore", type: "uint256" },
  { name: "nonce", type: "bytes32" },
];

/** 32 random bytes. */
export function randomSalt(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The nonce of `SignedPayments.nonceOf`: it binds the payment to this purpose and no other. */
export function authorizationNonce(
  { chainId, exchange }: Pick<SigningDeployment, "chainId" | "exchange">,
  payer: Address,
  { action, listing, terms, units, limit, value, deadline, salt }: AuthorizedPayment,
): Hex {
  return keccak256(
    encodeAbiParameters(
      parseAbiParameters(
        "uint256, address, bytes32, bytes32, uint256, bytes32, uint256, uint256, address, uint256, uint256",
      ),
      [
        BigInt(chainId),
        exchange,
        salt,
        keccak256(stringToHex(action)),
        listing,
        terms,
        BigInt(units),
        BigInt(limit),
        payer,
        value,
        deadline,
      ],
    ),
  );
}

/**
 * What a payer signs (EIP-3009) to let the exchange receive exactly this sum for exactly this
 * purpose. Any account may send it. `domain` is the token's own, as `readTokenDomain` finds it.
 */
export function authorizationMessage(
  deployment: SigningDeployment,
  domain: MessageDomain,
  payer: Address,
  payment: AuthorizedPayment,
): SignableMessage {
  const { action, value, deadline } = payment;
  const isPurchase = action === "buy";
  const amount = describeAmount(deployment, domain.verifyingContract, value);
  return buildMessage({
    title: isPurchase ? "Sign the payment for this note" : "Sign the payment",
    domain,
    primaryType: "ReceiveWithAuthorization",
    members,
    message: {
      from: payer,
      to: deployment.exchange,
      value,
      validAfter: 0n,
      validBefore: deadline,
      nonce: authorizationNonce(deployment, payer, payment),
    },
    signer: payer,
    summary: [
      { label: "You pay", value: isPurchase ? amount : `At most ${amount}` },
      { label: isPurchase ? "You get" : "You pay for", value: describePurpose(payment) },
      { label: "From", value: `Your wallet, ${getAddress(payer)}` },
      { label: "To", value: "The exchange" },
      contractLine("Exchange contract", deployment.exchange),
      { label: "Can be used", value: `At once, and before ${describeTime(deadline)}` },
      {
        label: "What could go wrong",
        value: isPurchase
          ? "Anyone can send this payment for you; the note is yours either way. It pays for nothing else. Once you own the note, it may be repaid late, only in part, or never."
          : "Anyone can send this payment for you; it pays for nothing else. What isn't needed comes back to your wallet in the same transaction.",
      },
    ],
  });
}

/** The signed payment as the exchange takes it. Throws for the signature of a contract wallet. */
export function toAuthorization(
  { deadline, salt }: Pick<AuthorizedPayment, "deadline" | "salt">,
  signature: Hex,
): Authorization {
  return { validAfter: 0n, validBefore: deadline, salt, ...splitSignature(signature) };
}
