import { isAddressEqual } from "viem";
import { withdrawCredit } from "../../exchange/account.ts";
import { flagDispute, markDefault as recordDefault } from "../../exchange/listing.ts";
import { claimNote, claimNotes } from "../../exchange/note.ts";
import { paymentInFull } from "../../exchange/payment-in-full.ts";
import { creditsQuery, fundsQuery } from "../../read/money.ts";
import { queryTogether, readQuery } from "../../read/query.ts";
import { describeAmount } from "../../typed-data/describe.ts";
import { type Command, type CommandTable, coinOption, walletOption } from "../command.ts";
import type { Context } from "../context.ts";
import { hashOfFileOption } from "../options/hash-option.ts";
import type { Options } from "../options/options.ts";
import { pay } from "../payment.ts";
import { readListing, readNotes } from "../reading.ts";

/**
 * `--amount`, or with `--all` what pays everything within the next minutes. Only the debtor owes what is
 * beyond the holders' money, so others pay it only with `--whole`.
 */
export async function settlementFrom(context: Context, options: Options) {
  const { listing, block } = await readListing(context, options.integer("listing"));
  const inFull = paymentInFull(listing, block.timestamp).amount;
  const amount = options.flag("all") ? inFull : options.money("amount");
  const isDebtor = listing.debtor !== null && isAddressEqual(listing.debtor, context.me.address);
  const holdersOnly = !isDebtor && !options.flag("whole");
  const deadline = block.timestamp + 3_600n;
  const { id, terms, token } = listing;
  return { token, amount, settlement: { listing: id, terms, holdersOnly }, deadline };
}

const settle: Command = async (context, options) => {
  const { token, amount, settlement, deadline } = await settlementFrom(context, options);
  const intent = { action: "settle", ...settlement, deadline } as const;
  const taken = await pay(context, { token, amount, intent });
  const text = describeAmount(context.deployment(), token, taken);
  return `${text} paid into receivable ${settlement.listing}`;
};

const markDefault: Command = async (context, options) => {
  const listing = options.integer("listing");
  await context.done(await recordDefault(context.sender, context.deployment().exchange, listing));
  return `Default of receivable ${listing} recorded`;
};

const dispute: Command = async (context, options) => {
  const flag = {
    listing: options.integer("listing"),
    disputed: !options.flag("end"),
    evidence: hashOfFileOption(options, "evidence"),
  };
  await context.done(await flagDispute(context.sender, context.deployment().exchange, flag));
  return `Dispute about receivable ${flag.listing} ${flag.disputed ? "flagged" : "ended"}`;
};

const claim: Command = async (context, options) => {
  const deployment = context.deployment();
  const { exchange } = deployment;
  const ids = options.integers("notes");
  const before = await readNotes(context, ids);
  if (options.maybe("to")) {
    const to = walletOption(context, options, "to");
    for (const note of ids)
      await context.done(await claimNote(context.sender, exchange, { note, to }));
  } else await context.done(await claimNotes(context.sender, exchange, ids));
  const after = await readNotes(context, ids);
  const claimed = before.map(({ note, listing }, at) => {
    const amount = (after[at]?.note.claimed ?? note.claimed) - note.claimed;
    return `${note.id}: ${describeAmount(deployment, listing.token, amount)}`;
  });
  return `Claimed\n${claimed.join("\n")}`;
};

const withdraw: Command = async (context, options) => {
  const deployment = context.deployment();
  const token = coinOption(context, options).address;
  const to = options.maybe("to") ? walletOption(context, options, "to") : context.me.address;
  const sent = await withdrawCredit(context.sender, deployment.exchange, { token, to });
  return `Withdrew ${describeAmount(deployment, token, await context.done(sent))}`;
};

const balance: Command = async (context, options) => {
  const deployment = context.deployment();
  const wallet = options.maybe("wallet")
    ? walletOption(context, options, "wallet")
    : context.me.address;
  const tokens = deployment.stablecoins.map(({ address }) => address);
  const { result } = await readQuery(
    context.publicClient,
    queryTogether({
      funds: fundsQuery(wallet, deployment.exchange, tokens),
      credits: creditsQuery(deployment, [wallet]),
    }),
  );
  return result.funds
    .map(({ token, balance: held, allowance }, at) => {
      const words = (amount: bigint) => describeAmount(deployment, token, amount);
      const credit = result.credits[at]?.amount ?? 0n;
      return `${words(held)}, credit ${words(credit)}, allowance of the exchange ${words(allowance)}`;
    })
    .join("\n");
};

const listing = { listing: "the receivable's number" };

export const settleOptions = {
  ...listing,
  "amount?": "the most to pay",
  "all?": "pay everything",
  "whole?": "also what is the seller's, as the debtor does",
};

/** Paying, and taking money out. */
export const paymentCommands: CommandTable = {
  settle: {
    run: settle,
    summary: "Anyone: pays into a receivable; while the sale is open seller or debtor only",
    options: settleOptions,
  },
  default: {
    run: markDefault,
    summary: "Anyone: records a default once it is due",
    options: listing,
  },
  dispute: {
    run: dispute,
    summary: "Debtor or attestor: flags a dispute",
    options: {
      ...listing,
      evidence: "hash of the evidence, or a file to hash",
      "end?": "ends the dispute instead",
    },
  },
  claim: {
    run: claim,
    summary: "Anyone: pays holders what their notes earned",
    options: { notes: "numbers, separated by commas", "to?": "holder only: another wallet" },
  },
  withdraw: {
    run: withdraw,
    summary: "Anyone with credit: withdraws it",
    options: { "coin?": "USDC by default", "to?": "another wallet" },
  },
  balance: {
    run: balance,
    summary: "Shows what a wallet holds and can withdraw",
    options: { "wallet?": "another wallet" },
  },
};
