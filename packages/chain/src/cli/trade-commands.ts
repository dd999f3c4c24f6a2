import { erc20Abi, type Hex } from "viem";
import { approveToken } from "../exchange/account.ts";
import type { Ask } from "../exchange/exchange-types.ts";
import { releaseProceeds } from "../exchange/listing.ts";
import { buyNotes, fillAsk, refundNote } from "../exchange/note.ts";
import { readListing, readNote } from "../exchange/read-exchange.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { signExchangeMessage } from "../typed-data/exchange-typed-data.ts";
import type { Command } from "./context.ts";
import { permitOrApproval } from "./payment.ts";
import { readSignedOffer, writeSignedOffer } from "./signed-offer-file.ts";

/** Buys with one permit signature where the token has permits, else with an exact approval. */
export const buy: Command = async (context, options) => {
  const { exchange, lens } = context.deployment();
  const listing = options.integer("listing");
  const units = options.number("units");
  const { facts } = await readListing(context.publicClient, lens, listing);
  const cost = BigInt(facts.pricePerUnit) * BigInt(units);
  const deadline = BigInt((await context.now()) + 3_600);
  const order = { listing, units, token: facts.token, maxCost: cost, deadline };
  const signed = await permitOrApproval(context, { token: facts.token, value: cost, deadline });
  const note = await context.done(await buyNotes(context.sender, exchange, order, signed));
  return `Note ${note} bought: ${units} units for ${cost} base units`;
};

export const release: Command = async (context, options) => {
  const listing = options.integer("listing");
  await context.done(await releaseProceeds(context.sender, context.deployment().exchange, listing));
  return `Proceeds of receivable ${listing} released`;
};

export const refund: Command = async (context, options) => {
  const note = options.integer("note");
  const call = { note, to: context.me.address };
  await context.done(await refundNote(context.sender, context.deployment().exchange, call));
  return `Note ${note} refunded`;
};

/** Owner: signs a price for a note. */
export const ask: Command = async (context, options) => {
  const { exchange, lens } = context.deployment();
  const note = options.integer("note");
  const now = await readNote(context.publicClient, lens, note);
  const { facts } = await readListing(context.publicClient, lens, now.listing);
  const counter = await context.publicClient.readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "counterOf",
    args: [context.me.address],
  });
  const signed: Ask = {
    note,
    token: facts.token,
    price: options.money("price"),
    claimed: now.claimed,
    rewardClaimed: now.rewardClaimed,
    states: 0b11100, // Funded, Settled, Defaulted
    noteCounter: Number(now.counter),
    counter: Number(counter),
    expiry: (await context.now()) + 30 * 86_400,
  };
  const signature = await signExchangeMessage(
    { chainId: context.chainId, exchange },
    context.me,
    "Ask",
    signed,
  );
  writeSignedOffer(options.text("out"), { ask: signed, signature });
  return `Ask for note ${note} signed, in ${options.text("out")}`;
};

export const fill: Command = async (context, options) => {
  const signed = readSignedOffer<{ ask: Ask; signature: Hex }>(options.text("in"));
  const { exchange, lens } = context.deployment();
  const maxCost = signed.ask.price;
  // As it is shown now: a default or a payment in between rejects the purchase.
  const { ledger } = await readListing(context.publicClient, lens, signed.ask.note >> 24n);
  const limits = {
    maxCost,
    maxPaidIn: BigInt(ledger.paidIn),
    states: 1 << ledger.state,
    deadline: BigInt((await context.now()) + 3600),
  };
  const approval = { spender: exchange, amount: maxCost };
  await context.done(await approveToken(context.sender, signed.ask.token, approval));
  const cost = await context.done(await fillAsk(context.sender, exchange, { ...signed, limits }));
  return `Note ${signed.ask.note} bought for ${cost} base units`;
};

export const balance: Command = async (context) => {
  const lines = context.deployment().stablecoins.map(async ({ symbol, address }) => {
    const args = [context.me.address] as const;
    const contract = { address, abi: erc20Abi, functionName: "balanceOf", args } as const;
    return `${symbol} ${await context.publicClient.readContract(contract)}`;
  });
  return (await Promise.all(lines)).join("\n");
};
