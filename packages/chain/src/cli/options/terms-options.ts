import { keccak256, stringToHex, zeroAddress } from "viem";
import { kinds, rules, type Terms } from "../../exchange/exchange-types.ts";
import { fingerprintOf } from "../../fingerprint/invoice-fingerprint.ts";
import { coinOption, walletOption } from "../command.ts";
import type { Context } from "../context.ts";
import { readOwnCounter } from "../reading.ts";
import { hashOfFileOption } from "./hash-option.ts";
import { invoiceIdentity } from "./invoice-options.ts";
import type { Options } from "./options.ts";

const day = 86_400;

/** The options that `termsFrom` reads. */
export const termsOptions = {
  "seller-company": "ISO country and registry number, such as SG:201912345A",
  invoice: "the invoice's number, or the campaign's name",
  "debtor?": "wallet of the debtor; without it this is a community campaign",
  "debtor-company?": "as above; needed with a debtor",
  "documents?": "hash of the documents, or a file to hash",
  face: "what the debtor owes",
  price: "per unit, paid by buyers now",
  repay: "per unit, paid to holders at maturity",
  units: "how many there are",
  "minimum?": "units that must be sold, 1 by default",
  "min-purchase?": "units of the smallest purchase, 1 by default",
  days: "from today to maturity",
  "sale-days?": "days to buy, 10 by default",
  "grace?": "days without a late fee, 5 by default",
  "delay?": "days from grace to default, 30 by default",
  "late-fee?": "basis points a year, 1200 by default",
  "max-fee?": "highest platform fee in basis points, 100 by default",
  "coin?": "USDC by default",
  "payout?": "wallet that receives the proceeds, the seller's by default",
  "gate?": "open, eligible, invite or link; open by default",
  "transfer?": "open, eligible or locked; open by default",
  "reward?": "number of a reward that each note earns",
  "reward-early?": "the reward can be claimed from funding on",
  "previous?": "the cancelled listing that this one replaces",
} as const;

/** The terms that the caller offers. Amounts in base units, times in seconds since 1970. */
export async function termsFrom(context: Context, options: Options): Promise<Terms> {
  const now = await context.now();
  const money = (name: string) => Number(options.money(name));
  const hasDebtor = options.maybe("debtor") !== undefined;
  const hasReward = options.maybe("reward") !== undefined;
  const fingerprint = await fingerprintOf(invoiceIdentity(options, hasDebtor));
  if (fingerprint === null) throw new Error("This invoice has no fingerprint.");
  return {
    seller: context.me.address,
    payout: options.maybe("payout") ? walletOption(context, options, "payout") : context.me.address,
    debtor: hasDebtor ? walletOption(context, options, "debtor") : zeroAddress,
    token: coinOption(context, options).address,
    gate: gateFrom(context, options),
    reward: hasReward ? context.deployment().rewards : zeroAddress,
    rewardId: hasReward ? options.integer("reward") : 0n,
    fingerprint,
    papers: options.maybe("documents")
      ? hashOfFileOption(options, "documents")
      : keccak256(stringToHex(`papers of ${options.text("invoice")}`)),
    previous: options.number("previous", 0),
    kind: kinds.indexOf(hasDebtor ? "Factoring" : "Community"),
    rule: ruleFrom(options),
    rewardEarly: options.flag("reward-early"),
    face: money("face"),
    pricePerUnit: money("price"),
    repayPerUnit: money("repay"),
    totalUnits: options.number("units"),
    minUnits: options.number("minimum", 1),
    minPurchase: options.number("min-purchase", 1),
    fundingDeadline: now + options.number("sale-days", 10) * day,
    // The last second of the day on which it falls due.
    maturity: (Math.floor(now / day) + options.number("days") + 1) * day - 1,
    graceDays: options.number("grace", 5),
    delayDays: options.number("delay", 30),
    lateFeeBps: options.number("late-fee", 1200),
    maxFeeBps: options.number("max-fee", 100),
    counter: Number(await readOwnCounter(context)),
    deadline: now + 7 * day,
  };
}

function gateFrom(context: Context, options: Options) {
  const { gates } = context.deployment();
  const name = options.maybe("gate") ?? "open";
  if (!(name in gates)) throw new Error("--gate must be open, eligible, invite or link.");
  return gates[name as keyof typeof gates];
}

function ruleFrom(options: Options): number {
  const name = options.maybe("transfer") ?? "open";
  const rule = rules.findIndex((one) => one.toLowerCase() === name);
  if (rule < 0) throw new Error("--transfer must be open, eligible or locked.");
  return rule;
}
