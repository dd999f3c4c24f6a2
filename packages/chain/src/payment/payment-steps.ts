import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { type Address, erc20Abi, type Hex, parseAbi } from "viem";
import type { ExchangeArguments, ExchangeFunction } from "../exchange/exchange-types.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import type { ContractReader } from "../transaction/chain-client.ts";
import { type CheckedCall, checkedCall } from "../transaction/contract-call.ts";
import {
  authorizationMessage,
  randomSalt,
  toAuthorization,
} from "../typed-data/authorization-message.ts";
import { permitMessage, toPermit } from "../typed-data/permit-message.ts";
import type { SignableMessage, SigningDeployment } from "../typed-data/signable-message.ts";
import {
  type PaymentFunction,
  type PaymentIntent,
  type PaymentStep,
  planPayment,
} from "./plan-payment.ts";
import { type PaymentFacts, readPaymentFacts } from "./read-payment-facts.ts";

/** One prompt of the wallet, for screens; later steps find a signature under its step's name. */
export type ScreenStep =
  | {
      readonly kind: "sign";
      readonly label: string;
      readonly name: string;
      readonly message: SignableMessage;
    }
  | {
      readonly kind: "call";
      readonly label: string;
      readonly call: (signatures: Readonly<Record<string, Hex>>) => CheckedCall;
      /** The same call with the payer's signature, for a relayer; only where the payer has signed one. */
      readonly relay?: (signatures: Readonly<Record<string, Hex>>) => RelayRequest;
      /** False when the step has nothing to do any more. */
      readonly isNeeded?: () => Promise<boolean>;
      /** Due also when a step before it didn't go through: it takes an approval back. */
      readonly isCleanUp?: true;
    };

/** What is paid, by whom; `amount` in base units: exactly the cost to buy, else the most paid. */
export interface ScreenPayment {
  readonly payer: Address;
  readonly token: Address;
  readonly amount: bigint;
  readonly intent: PaymentIntent;
}

interface Planned {
  readonly deployment: SigningDeployment;
  readonly payment: ScreenPayment;
  readonly facts: PaymentFacts;
  /** Tells two equal payments apart. */
  readonly salt: Hex;
}

// USDT returns nothing where the standard returns true, so no output is decoded.
const approveAbi = parseAbi(["function approve(address spender, uint256 amount)"]);
const signatureName = "payment";

/**
 * The steps of a payment as a screen asks for them, planned from what the chain says now, and the
 * facts they follow from. After the last step the exchange may take nothing more from the payer.
 */
export async function paymentSteps(
  client: ContractReader,
  deployment: SigningDeployment,
  payment: ScreenPayment,
): Promise<{ readonly facts: PaymentFacts; readonly steps: readonly ScreenStep[] }> {
  const { payer, token, amount, intent } = payment;
  const coin = deployment.stablecoins.find(
    ({ address }) => address.toLowerCase() === token.toLowerCase(),
  );
  if (!coin) throw new Error(`The token ${token} is not one of this deployment's stablecoins.`);
  const facts = await readPaymentFacts(client, { token, payer, exchange: deployment.exchange });
  const plan = planPayment({
    token: coin,
    payer: { address: payer, isContract: facts.payerIsContract },
    amount,
    intent,
    allowance: facts.allowance,
    supports: facts.supports,
  });
  const planned = { deployment, payment, facts, salt: randomSalt() };
  return { facts, steps: plan.map((step) => screenStep(client, planned, step)) };
}

function screenStep(client: ContractReader, planned: Planned, step: PaymentStep): ScreenStep {
  const label = step.title;
  switch (step.kind) {
    case "sign-authorization":
    case "sign-permit":
      return { kind: "sign", label, name: signatureName, message: messageOf(planned, step) };
    case "approve":
      return { kind: "call", label, call: () => approval(planned, step.amount) };
    case "reset-approval": {
      const reset = { kind: "call", label, call: () => approval(planned, 0n) } as const;
      if (step.when === "first") return reset;
      return { ...reset, isCleanUp: true, isNeeded: () => isAllowanceLeft(client, planned) };
    }
    case "call":
      return {
        kind: "call",
        label,
        call: (signatures) => paymentCall(planned, step.functionName, signatures[signatureName]),
        ...(step.functionName.endsWith("WithAuthorization") && {
          relay: (signatures) => paymentRelay(planned, signatures[signatureName]),
        }),
      };
  }
}

function messageOf(
  { deployment, payment: { payer }, facts: { domain, permitNonce }, salt }: Planned,
  { kind, purpose }: Extract<PaymentStep, { readonly purpose: unknown }>,
): SignableMessage {
  if (!domain) throw new Error("The token has no domain to sign under.");
  if (kind === "sign-authorization")
    return authorizationMessage(deployment, domain, payer, { ...purpose, salt });
  return permitMessage(deployment, domain, { owner: payer, nonce: permitNonce }, purpose);
}

function approval({ deployment, payment }: Planned, amount: bigint): CheckedCall {
  return checkedCall({
    address: payment.token,
    abi: approveAbi,
    functionName: "approve",
    args: [deployment.exchange, amount],
  });
}

async function isAllowanceLeft(
  client: ContractReader,
  { deployment, payment }: Planned,
): Promise<boolean> {
  const allowance = await client.readContract({
    address: payment.token,
    abi: erc20Abi,
    functionName: "allowance",
    args: [payment.payer, deployment.exchange],
  });
  return allowance > 0n;
}

/** The call that a plan ends in; its arguments carry the payer's signature where there is one. */
function paymentCall(
  { deployment, payment, salt }: Planned,
  functionName: PaymentFunction,
  signature: Hex = "0x",
): CheckedCall {
  const { payer, amount, intent } = payment;
  const call = <Name extends ExchangeFunction>(name: Name, args: ExchangeArguments<Name>) => {
    const call = { address: deployment.exchange, abi: receivableExchangeAbi, functionName: name };
    return { ...call, args } as CheckedCall;
  };
  if (intent.action === "fill") return call("fill", [intent.ask, intent.signature, intent.limits]);
  const deadline = intent.action === "buy" ? intent.order.deadline : intent.deadline;
  const authorization = () => toAuthorization({ deadline, salt }, signature);
  const permit = () => toPermit({ value: amount, deadline }, signature);
  if (intent.action === "buy") {
    const { order, gateData = "0x" } = intent;
    if (functionName === "buyWithAuthorization")
      return call(functionName, [order, gateData, payer, authorization()]);
    if (functionName === "buyWithPermit") return call(functionName, [order, gateData, permit()]);
    return call("buy", [order, gateData]);
  }
  const { listing, terms, holdersOnly } = intent;
  const settlement = { listing, terms, amount, holdersOnly };
  if (functionName === "settleWithAuthorization")
    return call(functionName, [settlement, payer, authorization()]);
  if (functionName === "settleWithPermit") return call(functionName, [settlement, permit()]);
  return call("settle", [settlement]);
}

/** The call with an authorization as a relayer takes it. */
function paymentRelay({ payment, salt }: Planned, signature: Hex = "0x"): RelayRequest {
  const { payer, amount, intent } = payment;
  const signed = { payer, salt, signature };
  if (intent.action === "settle") {
    const { listing, terms, holdersOnly, deadline } = intent;
    const settlement = { listing: `${listing}`, terms, amount: `${amount}`, holdersOnly };
    const parameters = { ...signed, ...settlement };
    return { action: "settle", parameters: { ...parameters, deadline: `${deadline}` } };
  }
  if (intent.action === "fill") throw new Error("The purchase of a note isn't relayed.");
  const { order, gateData = "0x" } = intent;
  return {
    action: "buy",
    parameters: {
      ...signed,
      gateData,
      token: order.token,
      units: order.units,
      flags: order.flags,
      terms: order.terms,
      listing: `${order.listing}`,
      maxCost: `${order.maxCost}`,
      deadline: `${order.deadline}`,
    },
  };
}
