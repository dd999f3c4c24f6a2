import { createReward } from "@tenora/chain/exchange/account";
import type { Terms } from "@tenora/chain/exchange/exchange-types";
import { delayDays } from "@tenora/domain/funding-request/financing/build-terms";
import {
  calculateFinancing,
  maxFeeBps,
  unitsForUp,
} from "@tenora/domain/funding-request/financing/calculate-financing";
import { audiencesOf } from "@tenora/domain/funding-request/tier/tier-limits";
import { rewardUri } from "@tenora/domain/reward/reward-metadata";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { type Hex, parseUnits, zeroAddress } from "viem";
import { addressOf, businesses, tierThen } from "../people/businesses.ts";
import { customerAddress } from "../people/customers.ts";
import { fingerprints } from "../receivables/fingerprints.ts";
import type { SeedReceivable } from "../receivables/receivable.ts";
import type { LocalExchange } from "./local-exchange.ts";

const day = 86_400;

export interface TermsOptions {
  /** Seconds since 1970. */
  readonly now: number;
  /** The time that the days of a receivable are counted from. */
  readonly end: number;
  /** Hash of its papers. */
  readonly papers: Hex;
}

/** What the seller agrees to. Makes the reward, if there is one. */
export async function termsOf(
  exchange: LocalExchange,
  receivable: SeedReceivable,
  { now, end, papers }: TermsOptions,
): Promise<Terms> {
  const business = businesses[receivable.seller];
  const seller = addressOf(business);
  const coin = exchange.coin(receivable.token);
  const maturity = dueTime(end, receivable.due);
  const face = parseUnits(String(receivable.face), coin.decimals);
  const figures = calculateFinancing({
    face: face || 1n,
    amount: parseUnits(String(receivable.amount), coin.decimals),
    interest: { kind: "rate", aprBps: BigInt(receivable.apr) },
    days: BigInt(Math.ceil((maturity - now) / day)),
    lateFeeBps,
    decimals: coin.decimals,
  });
  if (figures === null) throw new Error(`${receivable.number} raises nothing.`);
  const { units, pricePerUnit, proceeds } = figures;
  const repayPerUnit = inFourDecimals(figures.repayPerUnit, coin.decimals);
  const fundingDeadline = now + receivable.saleDays * day;
  const { reward, rewardId } = await rewardOf(exchange, receivable, maturity);
  return {
    seller,
    payout: seller,
    debtor: customerAddress(receivable.customer) ?? zeroAddress,
    token: coin.address,
    gate: gateOf(exchange, receivable),
    reward,
    rewardId,
    fingerprint: fingerprints[receivable.number] ?? "0x",
    papers,
    previous: 0,
    kind: receivable.customer === null ? 1 : 0,
    rule: tierThen(business, receivable.listed) === 3 ? 2 : 1,
    rewardEarly: receivable.reward?.when === "early",
    face: Number(receivable.customer === null ? units * repayPerUnit : face),
    pricePerUnit: Number(pricePerUnit),
    repayPerUnit: Number(repayPerUnit),
    totalUnits: Number(units),
    minUnits: Number(
      unitsForUp((proceeds * BigInt(receivable.minimum)) / 1000n, pricePerUnit, units),
    ),
    minPurchase: 100,
    fundingDeadline,
    maturity,
    graceDays: receivable.graceDays,
    delayDays,
    lateFeeBps: Number(lateFeeBps),
    maxFeeBps: Number(maxFeeBps),
    counter: 0,
    deadline: Math.min(fundingDeadline, now + 30 * day),
  };
}

/** The last second of the day, UTC, that is so many days before `end`. */
export const dueTime = (end: number, ago: number): number =>
  (Math.floor((end - ago * day) / day) + 1) * day - 1;

/**
 * Rounded up, so that a hundred units are repaid in whole cents: then the figures of the history add up
 * wherever they are shown.
 */
function inFourDecimals(repayPerUnit: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(decimals - 4);
  return ((repayPerUnit + step - 1n) / step) * step;
}

/** A year, in basis points: more than any agreed return, so that paying late never pays. */
export const lateFeeBps = 1_800n;

/** The widest audience that the seller's tier allows. */
export const audienceOf = ({ seller, listed }: SeedReceivable) =>
  audiencesOf(tierThen(businesses[seller], listed))[0] ?? "invited";

function gateOf({ deployment: { gates } }: LocalExchange, receivable: SeedReceivable) {
  const { eligible, link, invite } = gates;
  return { eligible, link, invited: invite }[audienceOf(receivable)];
}

async function rewardOf(
  exchange: LocalExchange,
  { seller, reward }: SeedReceivable,
  maturity: number,
) {
  if (reward === undefined) return { reward: zeroAddress, rewardId: 0n } as const;
  const { rewards } = exchange.deployment;
  const { name, description, redemption } = reward;
  const uri = rewardUri({
    name,
    description,
    redemption,
    until: toCalendarDate((maturity + 365 * day) * 1000),
    picture: null,
  });
  const sender = exchange.sender(businesses[seller].account);
  const { result } = await exchange.done(createReward(sender, rewards, uri));
  return { reward: rewards, rewardId: result } as const;
}
