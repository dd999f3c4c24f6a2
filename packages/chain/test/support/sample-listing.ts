import { type Address, keccak256, parseUnits, stringToHex, zeroAddress, zeroHash } from "viem";
import type { Offer, Terms } from "../../src/exchange/exchange-types.ts";
import { listReceivable } from "../../src/exchange/listing.ts";
import { attestTerms } from "../../src/typed-data/attestation-message.ts";
import { signMessage } from "../../src/typed-data/signable-message.ts";
import { termsMessage } from "../../src/typed-data/terms-message.ts";
import type { ExchangeHarness } from "./exchange-harness.ts";

/** An amount of the test coins in base units. */
export const money = (text: string) => parseUnits(text, 6);

export function coin({ deployment }: ExchangeHarness, symbol: "USDC" | "USDT" = "USDC"): Address {
  return deployment.stablecoins.find((one) => one.symbol === symbol)?.address ?? zeroAddress;
}

export const fingerprintOf = (name: string) => keccak256(stringToHex(name));

/** Terms of 10 units at 95 that repay 100 in 30 days, from Ben, whose debtor is Cleo. */
export async function sampleTerms(
  harness: ExchangeHarness,
  name: string,
  changes: Partial<Terms> = {},
): Promise<Terms> {
  const now = await harness.now();
  return {
    seller: harness.as("ben").account.address,
    payout: harness.as("ben").account.address,
    debtor: harness.as("cleo").account.address,
    token: coin(harness),
    gate: harness.deployment.gates.open,
    reward: zeroAddress,
    rewardId: 0n,
    fingerprint: fingerprintOf(name),
    papers: zeroHash,
    previous: 0,
    kind: 0,
    rule: 0,
    rewardEarly: false,
    face: Number(money("1050")),
    pricePerUnit: Number(money("95")),
    repayPerUnit: Number(money("100")),
    totalUnits: 10,
    minUnits: 4,
    minPurchase: 1,
    fundingDeadline: now + 10 * 86_400,
    maturity: (Math.floor(now / 86_400) + 31) * 86_400 - 1,
    graceDays: 5,
    delayDays: 30,
    lateFeeBps: 1_200,
    maxFeeBps: 100,
    counter: 0,
    deadline: now + 86_400,
    ...changes,
  };
}

/** The terms under the signatures of the seller and of the operator as attestor. */
export async function signedOffer(harness: ExchangeHarness, terms: Terms): Promise<Offer> {
  const { deployment } = harness;
  const seller = await signMessage(harness.as("ben").account, termsMessage(deployment, terms));
  const choice = { level: 1, deadline: terms.deadline };
  return attestTerms(deployment, harness.as("olga").account, { terms, seller }, choice);
}

/** Lists sample terms; Eli sends them. */
export async function listSample(
  harness: ExchangeHarness,
  name: string,
  changes: Partial<Terms> = {},
): Promise<bigint> {
  const offer = await signedOffer(harness, await sampleTerms(harness, name, changes));
  const { sender } = harness.as("eli");
  return harness.done(listReceivable(sender, harness.deployment.exchange, offer));
}
