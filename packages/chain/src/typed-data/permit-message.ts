import { type Address, getAddress, type Hex } from "viem";
import type { PermitSignature } from "../exchange/exchange-types.ts";
import { contractLine, describeAmount, describeTime } from "./describe.ts";
import { describePurpose, type Purpose, splitSignature } from "./payment-purpose.ts";
import {
  buildMessage,
  type MessageDomain,
  type SignableMessage,
  type SigningDeployment,
} from "./signable-message.ts";

const members = [
  { name: "owner", type: "address" },
  { name: "spender", type: "address" },
  { name: "value", type: "uint256" },
  { name: "nonce", type: "uint256" },
  { name: "deadline", type: "uint256" },
];

/**
 * What a payer signs (EIP-2612) to let the exchange take exactly `value` in the next call. `domain`
 * is the token's own, as `readTokenDomain` finds it; `nonce` the token's count of the owner's permits.
 */
export function permitMessage(
  deployment: SigningDeployment,
  domain: MessageDomain,
  { owner, nonce }: { readonly owner: Address; readonly nonce: bigint },
  purpose: Purpose,
): SignableMessage {
  const { value, deadline } = purpose;
  const amount = describeAmount(deployment, domain.verifyingContract, value);
  return buildMessage({
    title: "Allow the payment",
    domain,
    primaryType: "Permit",
    members,
    message: { owner, spender: deployment.exchange, value, nonce, deadline },
    signer: owner,
    summary: [
      { label: "You allow", value: `A payment of at most ${amount}` },
      { label: "For", value: describePurpose(purpose) },
      { label: "From", value: `Your wallet, ${getAddress(owner)}` },
      { label: "To", value: "The exchange" },
      contractLine("Exchange contract", deployment.exchange),
      { label: "Can be used", value: `Until ${describeTime(deadline)}` },
      {
        label: "What could go wrong",
        value:
          "Nothing moves until your wallet sends the next transaction. If you stop before that, the exchange keeps the permission, but only a transaction of your own can use it.",
      },
    ],
  });
}

/** The signed permit as the exchange takes it. Throws for the signature of a contract wallet. */
export function toPermit(
  { value, deadline }: Pick<Purpose, "value" | "deadline">,
  signature: Hex,
): PermitSignature {
  return { value, deadline, ...splitSignature(signature) };
}
