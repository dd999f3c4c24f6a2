import { type Hex, isAddress, keccak256, stringToHex, zeroAddress } from "viem";
import type { Offer, Terms } from "../exchange/exchange-types.ts";
import { cancelListing, listReceivable } from "../exchange/listing.ts";
import { acknowledgementOf, attestTerms, type SignedByOthers } from "../typed-data/attest-terms.ts";
import { signExchangeMessage } from "../typed-data/exchange-typed-data.ts";
import { type Command, localAccount } from "./context.ts";
import { readSignedOffer, writeSignedOffer } from "./signed-offer-file.ts";

const day = 86_400;

/** Seller: writes and signs terms. */
export const offer: Command = async (context, options) => {
  const { exchange, stablecoins, gates } = context.deployment();
  const now = await context.now();
  const money = (name: string) => Number(options.money(name));
  const debtor = options.maybe("debtor");
  const coin = stablecoins.find((one) => one.symbol === (options.maybe("coin") ?? "USDC"));
  if (!coin) throw new Error("This stablecoin is not deployed here.");
  const isCommunity = debtor === undefined;
  const terms: Terms = {
    seller: context.me.address,
    payout: context.me.address,
    debtor: isCommunity ? zeroAddress : isAddress(debtor) ? debtor : localAccount(debtor).address,
    token: coin.address,
    gate: gates.open,
    reward: zeroAddress,
    rewardId: 0n,
    fingerprint: keccak256(stringToHex(options.text("invoice"))),
    papers: keccak256(stringToHex(`papers of ${options.text("invoice")}`)),
    previous: options.number("previous", 0),
    kind: isCommunity ? 1 : 0,
    rule: 0,
    rewardEarly: false,
    face: money("face"),
    pricePerUnit: money("price"),
    repayPerUnit: money("repay"),
    totalUnits: options.number("units"),
    minUnits: options.number("minimum", 1),
    minPurchase: 1,
    fundingDeadline: now + options.number("sale-days", 10) * day,
    // The last second of the day on which it falls due.
    maturity: (Math.floor(now / day) + options.number("days") + 1) * day - 1,
    graceDays: options.number("grace", 5),
    delayDays: options.number("delay", 30),
    lateFeeBps: options.number("late-fee", 1200),
    maxFeeBps: 100,
    counter: 0,
    deadline: now + 7 * day,
  };
  const seller = await signExchangeMessage(
    { chainId: context.chainId, exchange },
    context.me,
    "Terms",
    terms,
  );
  writeSignedOffer(options.text("out"), { terms, seller } satisfies SignedByOthers);
  return `Terms signed by ${terms.seller}, in ${options.text("out")}`;
};

/** Debtor: confirms the debt. */
export const acknowledge: Command = async (context, options) => {
  const signed = readSignedOffer<{ terms: Terms; seller: Hex }>(options.text("in"));
  const acknowledgement = acknowledgementOf(signed.terms);
  const exchangeReference = { chainId: context.chainId, exchange: context.deployment().exchange };
  const signature = await signExchangeMessage(
    exchangeReference,
    context.me,
    "Acknowledgement",
    acknowledgement,
  );
  writeSignedOffer(options.text("in"), { ...signed, debtor: { acknowledgement, signature } });
  return `Debt acknowledged by ${context.me.address}`;
};

/** Attestor: signs that the documents were checked. */
export const attest: Command = async (context, options) => {
  const signed = readSignedOffer<SignedByOthers>(options.text("in"));
  const exchangeReference = { chainId: context.chainId, exchange: context.deployment().exchange };
  const level = signed.debtor ? 2 : signed.terms.kind === 1 ? 0 : 1;
  const choice = { level, deadline: signed.terms.deadline };
  writeSignedOffer(
    options.text("in"),
    await attestTerms(exchangeReference, context.me, signed, choice),
  );
  return `Attested by ${context.me.address}, level ${level}`;
};

/** Any account: lists the attested offer. */
export const list: Command = async (context, options) => {
  const signed = readSignedOffer<Offer>(options.text("in"));
  const { exchange } = context.deployment();
  return `Receivable ${await context.done(await listReceivable(context.sender, exchange, signed))} listed`;
};

export const cancel: Command = async (context, options) => {
  const listing = options.integer("listing");
  const call = { listing, fraud: options.flag("fraud") };
  await context.done(await cancelListing(context.sender, context.deployment().exchange, call));
  return `Receivable ${listing} cancelled`;
};
