import type { Address } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { approveToken } from "../exchange/account.ts";
import type { PermitSignature, SignedPayment } from "../exchange/exchange-types.ts";
import { settleForPayer, settleReceivable } from "../exchange/listing.ts";
import { buyForPayer, buyNotes, fillAsk } from "../exchange/note.ts";
import type { Sender, Submitted } from "../transaction/simulate-and-send.ts";
import {
  authorizationMessage,
  randomSalt,
  toAuthorization,
} from "../typed-data/authorization-message.ts";
import type { Purpose } from "../typed-data/payment-purpose.ts";
import { permitMessage, toPermit } from "../typed-data/permit-message.ts";
import { type Signer, signMessage } from "../typed-data/signable-message.ts";
import { readAllowance } from "./allowance.ts";
import { type PaymentIntent, planPayment } from "./plan-payment.ts";
import { type PaymentFacts, readPaymentFacts } from "./read-payment-facts.ts";

/** A payer, and how to wait for their transactions. */
export interface Payer {
  readonly sender: Sender;
  readonly signer: Signer;
  /** Resolves with what the call returned, once it is mined; rejects when it failed. */
  confirm<Result>(submitted: Submitted<Result>): Promise<Result>;
}

/** What is paid; `amount` in base units of the token. */
export interface Payment {
  readonly token: Address;
  readonly amount: bigint;
  readonly intent: PaymentIntent;
}

interface Signatures {
  readonly permit?: PermitSignature;
  readonly signed?: SignedPayment;
}

/**
 * Plans a payment and carries it out, step by step, without a screen. Resolves with what the exchange
 * returned: the note bought, the base units paid in, the cost of the note. What is left of an
 * approval is taken back, also when the payment fails.
 */
export async function performPayment(
  payer: Payer,
  deployment: Deployment,
  payment: Payment,
): Promise<bigint> {
  const { sender, signer, confirm } = payer;
  const { token, amount, intent } = payment;
  const { exchange } = deployment;
  const pair = { token, payer: signer.address, exchange };
  const facts = await readPaymentFacts(sender.publicClient, pair);
  const steps = planPayment({
    token: coinOf(deployment, token),
    payer: { address: signer.address, isContract: facts.payerIsContract },
    amount,
    intent,
    allowance: facts.allowance,
    supports: facts.supports,
  });
  const approve = async (value: bigint) =>
    confirm(await approveToken(sender, token, { spender: exchange, amount: value }));
  let signatures: Signatures = {};
  let result = 0n;
  try {
    for (const step of steps) {
      if (step.kind === "sign-authorization" || step.kind === "sign-permit")
        signatures = await sign(signer, deployment, facts, step);
      else if (step.kind === "approve") await approve(step.amount);
      else if (step.kind === "call")
        result = await confirm(await sendPayment(sender, exchange, payment, signatures));
      else if (step.when === "first") await approve(0n);
    }
  } finally {
    if (steps.some((step) => step.kind === "reset-approval" && step.when === "if-left-over"))
      if ((await readAllowance(sender.publicClient, pair)) > 0n) await approve(0n);
  }
  return result;
}

function coinOf({ stablecoins }: Deployment, token: Address) {
  const coin = stablecoins.find(({ address }) => address.toLowerCase() === token.toLowerCase());
  if (!coin) throw new Error(`The token ${token} is not one of this deployment's stablecoins.`);
  return coin;
}

async function sign(
  signer: Signer,
  deployment: Deployment,
  { domain, permitNonce }: PaymentFacts,
  step: { readonly kind: "sign-authorization" | "sign-permit"; readonly purpose: Purpose },
): Promise<Signatures> {
  const { purpose } = step;
  const payer = signer.address;
  if (!domain) throw new Error("The token has no domain to sign under.");
  if (step.kind === "sign-permit") {
    const owner = { owner: payer, nonce: permitNonce };
    const message = permitMessage(deployment, domain, owner, purpose);
    return { permit: toPermit(purpose, await signMessage(signer, message)) };
  }
  const authorized = { ...purpose, salt: randomSalt() };
  const message = authorizationMessage(deployment, domain, payer, authorized);
  const authorization = toAuthorization(authorized, await signMessage(signer, message));
  return { signed: { payer, authorization } };
}

/** The call that a plan ends in. */
function sendPayment(
  sender: Sender,
  exchange: Address,
  { intent, amount }: Payment,
  { permit, signed }: Signatures,
): Promise<Submitted<bigint>> {
  const permitted = permit ? { permit } : {};
  switch (intent.action) {
    case "buy": {
      const { order, gateData = "0x" } = intent;
      if (signed) return buyForPayer(sender, exchange, order, { ...signed, gateData });
      return buyNotes(sender, exchange, order, { ...permitted, gateData });
    }
    case "settle": {
      const { listing, terms, holdersOnly } = intent;
      const settlement = { listing, terms, amount, holdersOnly };
      if (signed) return settleForPayer(sender, exchange, settlement, signed);
      return settleReceivable(sender, exchange, settlement, permitted);
    }
    case "fill":
      return fillAsk(sender, exchange, intent);
  }
}
