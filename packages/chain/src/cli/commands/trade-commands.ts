import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import type { Hex } from "viem";
import { createReward } from "../../exchange/account.ts";
import type { Ask, Order } from "../../exchange/exchange-types.ts";
import { claimReward, refundNote } from "../../exchange/note.ts";
import { orderOf } from "../../exchange/order-of.ts";
import { askMessage } from "../../typed-data/ask-message.ts";
import { describeAmount } from "../../typed-data/describe.ts";
import { type Command, type CommandTable, walletOption } from "../command.ts";
import type { Context } from "../context.ts";
import { gateDataFrom, gateDataOptions } from "../gate-data.ts";
import type { Options } from "../options/options.ts";
import { pay } from "../payment.ts";
import { readListing, readNote, readOwnCounter } from "../reading.ts";
import { readSigned, writeSigned } from "../signed-file.ts";
import { sign } from "../signing.ts";

/** An order of exactly the present price, good for an hour. */
export async function orderFrom(context: Context, options: Options): Promise<Order> {
  const { listing, block } = await readListing(context, options.integer("listing"));
  const units = options.number("units");
  return orderOf(listing, { units, deadline: block.timestamp + 3_600n });
}

const buy: Command = async (context, options) => {
  const order = await orderFrom(context, options);
  const gateData = await gateDataFrom(context, options);
  const intent = { action: "buy", order, gateData } as const;
  const note = await pay(context, { token: order.token, amount: order.maxCost, intent });
  const cost = describeAmount(context.deployment(), order.token, order.maxCost);
  return `Note ${note} bought: ${order.units} units for ${cost}`;
};

const refund: Command = async (context, options) => {
  const note = options.integer("note");
  const to = options.maybe("to") ? walletOption(context, options, "to") : context.me.address;
  await context.done(await refundNote(context.sender, context.deployment().exchange, { note, to }));
  return `Note ${note} refunded`;
};

const ask: Command = async (context, options) => {
  const id = options.integer("note");
  const { note, listing } = await readNote(context, id);
  const signed: Ask = {
    note: id,
    terms: listing.terms,
    token: listing.token,
    price: options.money("price"),
    claimed: note.claimed,
    rewardClaimed: note.rewardClaimed,
    states: 0b11100, // Funded, Settled, Defaulted
    noteCounter: Number(note.counter),
    counter: Number(await readOwnCounter(context)),
    expiry: (await context.now()) + options.number("days", 30) * 86_400,
  };
  const { signature, text } = await sign(context, askMessage(context.deployment(), signed));
  writeSigned(options.text("out"), { ask: signed, signature });
  return `${text}\nAsk for note ${id} signed, in ${options.text("out")}`;
};

const fill: Command = async (context, options) => {
  const signed = readSigned<{ ask: Ask; signature: Hex }>(options.text("in"));
  const { note, token, price } = signed.ask;
  // The note as it is shown now: a default or a dispute in between rejects the purchase. A payment doesn't:
  // what it brings comes with the note, or lowered its cost.
  const { listing, block } = await readListing(context, note >> 24n);
  const { repayPerUnit } = listing;
  const { units } = (await readNote(context, note)).note;
  const limits = {
    maxCost: price,
    minEarnings: units * repayPerUnit - signed.ask.claimed,
    states: 1 << storedStates.indexOf(listing.state),
    flags: listing.flags | ledgerFlags.saleEnded,
    deadline: block.timestamp + 3_600n,
  };
  const intent = { action: "fill", ...signed, limits } as const;
  const cost = await pay(context, { token, amount: price, intent });
  return `Note ${note} bought for ${describeAmount(context.deployment(), token, cost)}`;
};

const makeReward: Command = async (context, options) => {
  const { rewards } = context.deployment();
  const id = await context.done(await createReward(context.sender, rewards, options.text("uri")));
  return `Reward ${id} created: name it in an offer with --reward ${id}`;
};

const takeReward: Command = async (context, options) => {
  const note = options.integer("note");
  await context.done(await claimReward(context.sender, context.deployment().exchange, note));
  return `Reward of note ${note} claimed`;
};

const note = { note: "the note's number" };

/** Buying, reselling, refunds and rewards. */
export const tradeCommands: CommandTable = {
  buy: {
    run: buy,
    summary: "Investor: buys units, with one signature where the token takes one",
    options: { listing: "the receivable's number", units: "how many", ...gateDataOptions },
  },
  refund: {
    run: refund,
    summary: "Holder: takes back the cost of a note of a cancelled sale",
    options: { ...note, "to?": "another wallet" },
  },
  ask: {
    run: ask,
    summary: "Holder: signs a price for a note",
    options: {
      ...note,
      price: "the price",
      "days?": "how long, 30 by default",
      out: "file to write",
    },
  },
  fill: {
    run: fill,
    summary: "Investor: buys a note at its signed price",
    options: { in: "the file that ask wrote" },
  },
  "create-reward": {
    run: makeReward,
    summary: "Seller: creates a reward, to be named in an offer",
    options: { uri: "its description (ERC-1155 metadata), final" },
  },
  "claim-reward": { run: takeReward, summary: "Holder: claims a note's reward", options: note },
};
