import type { Address, Hex } from "viem";
import type { Order, Settlement, SignedPayment } from "../../exchange/exchange-types.ts";
import { settleForPayer } from "../../exchange/listing.ts";
import { buyForPayer } from "../../exchange/note.ts";
import { purposeOf } from "../../payment/plan-payment.ts";
import {
  authorizationMessage,
  randomSalt,
  toAuthorization,
} from "../../typed-data/authorization-message.ts";
import { describeAmount } from "../../typed-data/describe.ts";
import type { Purpose } from "../../typed-data/payment-purpose.ts";
import { readTokenDomain } from "../../typed-data/read-token-domain.ts";
import type { Command, CommandTable } from "../command.ts";
import type { Context } from "../context.ts";
import { gateDataFrom, gateDataOptions } from "../gate-data.ts";
import { readSigned, writeSigned } from "../signed-file.ts";
import { sign } from "../signing.ts";
import { settlementFrom, settleOptions } from "./payment-commands.ts";
import { orderFrom } from "./trade-commands.ts";

/** A payment that its payer signed (EIP-3009), with what it is for. */
type PaymentFile = SignedPayment &
  (
    | { readonly action: "buy"; readonly order: Order; readonly gateData: Hex }
    | ({ readonly action: "settle"; readonly token: Address } & Settlement)
  );

/** The caller's signature under a payment. Throws for a token without EIP-3009. */
async function authorize(context: Context, token: Address, purpose: Purpose) {
  const domain = await readTokenDomain(context.publicClient, token);
  if (!domain) throw new Error("This token takes no signed payments (EIP-3009).");
  const payment = { ...purpose, salt: randomSalt() };
  const payer = context.me.address;
  const message = authorizationMessage(context.deployment(), domain, payer, payment);
  const { signature, text } = await sign(context, message);
  return { signed: { payer, authorization: toAuthorization(payment, signature) }, text };
}

const authorizeBuy: Command = async (context, options) => {
  const order = await orderFrom(context, options);
  const gateData = await gateDataFrom(context, options);
  const purpose = purposeOf({ action: "buy", order }, order.maxCost);
  const { signed, text } = await authorize(context, order.token, purpose);
  const file: PaymentFile = { action: "buy", order, gateData, ...signed };
  writeSigned(options.text("out"), file);
  return `${text}\nPayment signed by ${signed.payer}, in ${options.text("out")}`;
};

const authorizeSettle: Command = async (context, options) => {
  const { token, amount, settlement, deadline } = await settlementFrom(context, options);
  const purpose = purposeOf({ action: "settle", ...settlement, deadline }, amount);
  const { signed, text } = await authorize(context, token, purpose);
  const file: PaymentFile = { action: "settle", token, amount, ...settlement, ...signed };
  writeSigned(options.text("out"), file);
  return `${text}\nPayment signed by ${signed.payer}, in ${options.text("out")}`;
};

const send: Command = async (context, options) => {
  const file = readSigned<PaymentFile>(options.text("in"));
  const { sender } = context;
  const deployment = context.deployment();
  if (file.action === "buy") {
    const sent = await buyForPayer(sender, deployment.exchange, file.order, file);
    return `Note ${await context.done(sent)} bought for ${file.payer}`;
  }
  const { listing: id, terms, amount: most, holdersOnly } = file;
  const settlement = { listing: id, terms, amount: most, holdersOnly };
  const sent = await settleForPayer(sender, deployment.exchange, settlement, file);
  const taken = await context.done(sent);
  const amount = describeAmount(deployment, file.token, taken);
  return `${amount} paid into receivable ${file.listing} for ${file.payer}`;
};

const out = { out: "file to write" };
const listing = { listing: "the receivable's number" };

/** Payments that one person signs and another sends. */
export const authorizationCommands: CommandTable = {
  "authorize-buy": {
    run: authorizeBuy,
    summary: "Investor: signs a purchase that anyone can send",
    options: { ...listing, units: "how many", ...gateDataOptions, ...out },
  },
  "authorize-settle": {
    run: authorizeSettle,
    summary: "Payer: signs a payment that anyone can send",
    options: { ...settleOptions, ...out },
  },
  "send-payment": {
    run: send,
    summary: "Anyone: sends a signed purchase or payment, and pays the gas",
    options: { in: "the file of authorize-buy or authorize-settle" },
  },
};
