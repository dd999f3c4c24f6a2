import { localAccount } from "@tenora/chain/deployment/local-account";
import { listReceivable } from "@tenora/chain/exchange/listing";
import { buyNotes } from "@tenora/chain/exchange/note";
import type { LocalExchange } from "@tenora/chain/history/local-exchange";
import { attestTerms } from "@tenora/chain/typed-data/attestation-message";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import { persona } from "@tenora/domain/demo/personas";
import { keccak256, stringToHex, zeroAddress, zeroHash } from "viem";

const day = 86_400;
const ben = localAccount(persona("Ben").account);
const dara = persona("Dara").account;

/**
 * Ben's invoice to Cleo over 1,050, all 10 units of which Dara bought at 95 to be repaid 100 each,
 * which pays Ben at once. Due in 30 days, with 5 days of grace and a late fee of 12% a year.
 */
export async function fundedReceivable(
  exchange: LocalExchange,
  name: string,
  symbol: "USDC" | "USDT",
) {
  const { deployment, publicClient } = exchange;
  const now = Number((await publicClient.getBlock()).timestamp);
  const coin = exchange.coin(symbol);
  const terms = {
    seller: ben.address,
    payout: ben.address,
    debtor: persona("Cleo").address,
    token: coin.address,
    gate: deployment.gates.open,
    reward: zeroAddress,
    rewardId: 0n,
    fingerprint: keccak256(stringToHex(name)),
    papers: zeroHash,
    previous: 0,
    kind: 0,
    rule: 0,
    rewardEarly: false,
    face: 1_050_000_000,
    pricePerUnit: 95_000_000,
    repayPerUnit: 100_000_000,
    totalUnits: 10,
    minUnits: 4,
    minPurchase: 1,
    fundingDeadline: now + 10 * day,
    maturity: (Math.floor(now / day) + 31) * day - 1,
    graceDays: 5,
    delayDays: 30,
    lateFeeBps: 1_200,
    maxFeeBps: 100,
    counter: 0,
    deadline: now + day,
  };
  const seller = await signMessage(ben, termsMessage(deployment, terms));
  const olga = localAccount(persona("Olga").account);
  const choice = { level: 1, deadline: terms.deadline };
  const offer = await attestTerms(deployment, olga, { terms, seller }, choice);
  const at = deployment.exchange;
  const { result: listing } = await exchange.done(listReceivable(exchange.sender(dara), at, offer));
  const value = 950_000_000n;
  const deadline = BigInt(now + day);
  const order = { listing, units: 10, token: coin.address, maxCost: value, deadline };
  const purpose = { action: "buy", listing, units: 10, value, deadline } as const;
  const bought = buyNotes(
    exchange.sender(dara),
    at,
    order,
    await exchange.allow(dara, coin, purpose),
  );
  const { result: note } = await exchange.done(bought);
  return { listing, note: note as bigint, coin, maturity: terms.maturity };
}
