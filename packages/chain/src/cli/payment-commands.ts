import { withdrawCredit } from "../exchange/account.ts";
import { states } from "../exchange/exchange-types.ts";
import { markDefault as recordDefault, settleReceivable } from "../exchange/listing.ts";
import { claimNotes } from "../exchange/note.ts";
import { readListing, readNote } from "../exchange/read-exchange.ts";
import type { Command } from "./context.ts";
import { permitOrApproval } from "./payment.ts";

export const settle: Command = async (context, options) => {
  const { exchange, lens } = context.deployment();
  const listing = options.integer("listing");
  const { facts, due } = await readListing(context.publicClient, lens, listing);
  const amount = options.flag("all") ? due.total : options.money("amount");
  const deadline = BigInt((await context.now()) + 3_600);
  const payment = { token: facts.token, value: amount, deadline };
  const signed = await permitOrApproval(context, payment);
  const taken = await context.done(
    await settleReceivable(context.sender, exchange, { listing, amount }, signed),
  );
  return `${taken} base units paid into receivable ${listing}`;
};

export const markDefault: Command = async (context, options) => {
  const listing = options.integer("listing");
  await context.done(await recordDefault(context.sender, context.deployment().exchange, listing));
  return `Default of receivable ${listing} recorded`;
};

export const claim: Command = async (context, options) => {
  const notes = options.integers("notes");
  const { exchange, lens } = context.deployment();
  const before = await Promise.all(notes.map((note) => readNote(context.publicClient, lens, note)));
  await context.done(await claimNotes(context.sender, exchange, notes));
  return `Claimed ${before.reduce((sum, note) => sum + note.claimable, 0n)} base units`;
};

export const withdraw: Command = async (context, options) => {
  const { exchange, stablecoins } = context.deployment();
  const coin = stablecoins.find((one) => one.symbol === (options.maybe("coin") ?? "USDC"));
  if (!coin) throw new Error("This stablecoin is not deployed here.");
  const call = { token: coin.address, to: context.me.address };
  const amount = await context.done(await withdrawCredit(context.sender, exchange, call));
  return `Withdrew ${amount} base units of credit`;
};

export const show: Command = async (context, options) => {
  const { lens } = context.deployment();
  const listing = options.integer("listing");
  const { facts, ledger, due } = await readListing(context.publicClient, lens, listing);
  const wasInDefault = (ledger.flags & 2) !== 0 ? ", was in default" : "";
  return [
    `receivable ${listing}: ${states[ledger.state]}${wasInDefault}`,
    `sold ${ledger.soldUnits} of ${facts.totalUnits} units in ${ledger.notes} notes`,
    `paid in ${ledger.paidIn}; due: repayment ${due.repayment}, late fee ${due.lateFee}, in all ${due.total}`,
  ].join("\n");
};
