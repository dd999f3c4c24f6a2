import {
  type LocalExchange,
  openLocalExchange,
} from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { readTestListing, testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import type { Hex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendExchangeAdminAction } from "../src/exchange/administration.ts";
import {
  cancelListing,
  flagDispute,
  markDefault,
  releaseProceeds,
  settleReceivable,
} from "../src/exchange/listing.ts";
import { buyNotes, claimNotes } from "../src/exchange/note.ts";
import { withdrawEligibility } from "../src/gate/eligibility.ts";
import { type ActionToFind, readAction } from "../src/operations/read-action.ts";
import { purposeOf } from "../src/payment/plan-payment.ts";

let chain: TestExchange;
let exchange: LocalExchange;
beforeAll(async () => {
  chain = await startExchange();
  exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
}, 120_000);
afterAll(() => chain?.stop());

const day = 86_400;
const million = 1_000_000n;
const [eli, dara, olga] = ["Eli", "Dara", "Olga"] as const;
const as = (name: "Eli" | "Dara" | "Olga" | "Ben") => exchange.sender(persona(name).account);
const find = (transaction: Hex, action: ActionToFind) =>
  readAction(
    [chain.rpcUrl],
    { ...chain.deployment, eligibleGate: chain.deployment.gates.eligible },
    transaction,
    action,
  );
const now = async () => Number((await exchange.publicClient.getBlock()).timestamp);

async function buy(listing: bigint, units: number) {
  const coin = exchange.coin("USDC");
  const order = await testOrder(exchange, listing, units);
  const purpose = purposeOf({ action: "buy", order }, order.maxCost);
  const allowed = await exchange.allow(persona(dara).account, coin, purpose);
  const bought = buyNotes(as(dara), chain.deployment.exchange, order, allowed);
  return (await exchange.done(bought)).result as bigint;
}

test("operator's action: raising and ending a dispute are told apart, with the wallet that did it", async () => {
  const at = chain.deployment.exchange;
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const other = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const evidence = `0x${"e5".repeat(32)}` as const;
  const flag = async (disputed: boolean) =>
    (await exchange.done(flagDispute(as(olga), at, { listing, disputed, evidence }))).hash;
  const by = persona(olga).address;
  const raised = await flag(true);
  expect(await find(raised, { kind: "raise-dispute", listing })).toMatchObject({ by });
  expect(await find(raised, { kind: "end-dispute", listing })).toBeNull();
  expect(await find(raised, { kind: "raise-dispute", listing: other })).toBeNull();
  const ended = await flag(false);
  expect(await find(ended, { kind: "end-dispute", listing })).toMatchObject({ by });
  expect(await find(ended, { kind: "raise-dispute", listing })).toBeNull();
});

test("operator's action: release, default and payment of holders are read from their transactions", async () => {
  const at = chain.deployment.exchange;
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const other = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const note = await buy(listing, 40);
  const released = await exchange.done(releaseProceeds(as(eli), at, listing));
  const found = { by: persona(eli).address, at: await now() };
  expect(await find(released.hash, { kind: "release", listing })).toEqual(found);
  expect(await find(released.hash, { kind: "release", listing: other })).toBeNull();
  for (const kind of ["cancel", "mark-default", "pay-holders"] as const)
    expect(await find(released.hash, { kind, listing })).toBeNull();

  const { maturity } = await readTestListing(exchange, listing);
  await exchange.moveTo(Number(maturity) + 121 * day);
  const marked = await exchange.done(markDefault(as(eli), at, listing));
  expect(await find(marked.hash, { kind: "mark-default", listing })).toMatchObject({
    by: persona(eli).address,
  });
  const coin = exchange.coin("USDC");
  const value = 1_000n * million;
  const deadline = BigInt((await now()) + day);
  const settlement = await testSettlement(exchange, listing, value);
  const purpose = purposeOf({ action: "settle", ...settlement, deadline }, value);
  const allowed = await exchange.allow(persona(dara).account, coin, purpose);
  const settled = settleReceivable(as(dara), at, settlement, allowed);
  const paid = await exchange.done(settled);
  // Paying in isn't recording a default.
  expect(await find(paid.hash, { kind: "mark-default", listing })).toBeNull();
  const collected = await exchange.done(claimNotes(as(eli), at, [note]));
  expect(await find(collected.hash, { kind: "pay-holders", listing })).toMatchObject({
    by: persona(eli).address,
  });
  // The other one's sale has failed meanwhile.
  const cancelled = await exchange.done(cancelListing(as(eli), at, other));
  expect(await find(cancelled.hash, { kind: "cancel", listing: other })).toMatchObject({
    by: persona(eli).address,
  });
});

test("operator's action: pause, unpause, a withdrawn eligibility and the sunset; a foreign contract's events don't count", async () => {
  const { registry, gates } = chain.deployment;
  const wallet = persona(dara).address;
  const by = persona(olga).address;
  const take = (action: "pause" | "unpause" | "sunset") =>
    exchange.done(sendExchangeAdminAction(as(olga), registry, { action }));
  const paused = await take("pause");
  expect(await find(paused.hash, { kind: "pause" })).toMatchObject({ by });
  expect(await find(paused.hash, { kind: "unpause" })).toBeNull();
  const foreign = { exchange: gates.open, registry: gates.open, eligibleGate: gates.open };
  expect(await readAction([chain.rpcUrl], foreign, paused.hash, { kind: "pause" })).toBeNull();
  const unpaused = await take("unpause");
  expect(await find(unpaused.hash, { kind: "unpause" })).toMatchObject({ by });
  const withdrawn = await exchange.done(withdrawEligibility(as(olga), gates.eligible, wallet));
  const kind = "withdraw-eligibility";
  expect(await find(withdrawn.hash, { kind, wallet })).toMatchObject({ by });
  expect(await find(withdrawn.hash, { kind, wallet: persona(eli).address })).toBeNull();
  const sunset = await take("sunset");
  expect(await find(sunset.hash, { kind: "sunset" })).toMatchObject({ by });
  expect(await find(`0x${"12".repeat(32)}`, { kind: "sunset" })).toBeNull();
});
