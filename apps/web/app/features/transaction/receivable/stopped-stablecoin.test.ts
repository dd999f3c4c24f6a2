import { buyNotes } from "@tenora/chain/exchange/note";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import { explainError } from "@tenora/chain/transaction/errors";
import { simulateCalls } from "@tenora/chain/transaction/simulate-calls";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { testOrder } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { expect, test } from "vitest";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { fundedReceivable } from "#test/components/transaction/funded-receivable.ts";
import { blockWallet, pauseStablecoin } from "#test/components/transaction/stablecoin-issuer.ts";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { claimIntent } from "./claim/claim-intent.ts";
import { creditIntent } from "./claim/credit-intent.ts";
import { payIntent } from "./pay/pay-intent.ts";

// What a stablecoin's refusal is called before a wallet opens.

const market = prepareExchange();

/** The words for what the simulation of an intent's only call answers. */
async function problemOf(name: PersonaName, build: BuildIntent) {
  const context = market.contextOf(name);
  const { steps } = await build(context);
  const calls = steps.flatMap((step) => (step.kind === "call" ? [step.call({})] : []));
  return wordsOf(simulateCalls(context.client, context.account, calls));
}

const wordsOf = (refused: Promise<unknown>) =>
  refused.then(
    () => null,
    (error: unknown) => explainError(error, { stablecoins: market.chain.deployment.stablecoins }),
  );

const paused = {
  code: "Exchange_TransferFailed",
  sentence: "USDC is paused by its issuer right now.",
  nextStep: "Nothing can be paid with it until that ends.",
};

test("stopped stablecoin: one that is paused is named to its payees, and nobody is told to change the address", async () => {
  const { listing, note, coin } = await fundedReceivable(market.exchange, "paused", "USDC");
  await market.carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total" }),
  );
  const claim: BuildIntent = (context) => claimIntent(context, [note]);
  const credit: BuildIntent = (context) => creditIntent(context, coin.address);
  expect(await problemOf("Dara", claim)).toBeNull();

  await pauseStablecoin(market.exchange, true);
  expect(await problemOf("Dara", claim)).toEqual(paused);
  expect(await problemOf("Ben", credit)).toEqual(paused);
  await pauseStablecoin(market.exchange, false);

  await blockWallet(market.exchange, "Dara", true);
  expect(await problemOf("Dara", claim)).toMatchObject({
    sentence: expect.stringContaining("The token rejects a payment of 1,000.00 USDC to "),
    nextStep: "Choose another address to be paid to.",
  });
  await blockWallet(market.exchange, "Dara", false);
});

test("stopped stablecoin: collecting several notes pays those of the other one, and says what is left", async () => {
  const usdc = await fundedReceivable(market.exchange, "several", "USDC");
  const more = await fundedReceivable(market.exchange, "several more", "USDC");
  const usdt = await fundedReceivable(market.exchange, "several in another", "USDT");
  for (const { listing, coin } of [usdc, more, usdt])
    await market.carryOut("Cleo", coin.address, (context) =>
      payIntent(context, { listing, amount: "total" }),
    );
  const collect =
    (notes: readonly bigint[]): BuildIntent =>
    (context) =>
      claimIntent(context, notes);
  const refusal = (notes: readonly bigint[]) =>
    wordsOf(Promise.resolve(collect(notes)(market.contextOf("Dara"))));

  await pauseStablecoin(market.exchange, true);
  expect(await refusal([usdc.note, more.note])).toEqual(paused);
  const { intent, change } = await market.carryOut(
    "Dara",
    usdt.coin.address,
    collect([usdc.note, usdt.note, more.note]),
  );
  expect(change).toBe(1_000_000_000n);
  expect(intent.summary).toContainEqual({
    label: "Left for later",
    value: "2,000.00 USDC. USDC is paused by its issuer right now.",
  });
  expect(intent.success).toBe("1,000.00 USDT is in your wallet.");
  await pauseStablecoin(market.exchange, false);

  await blockWallet(market.exchange, "Dara", true);
  expect(await refusal([usdc.note, more.note])).toMatchObject({
    nextStep: "Choose another address to be paid to.",
  });
  await blockWallet(market.exchange, "Dara", false);
  const rest = await market.carryOut("Dara", usdc.coin.address, collect([usdc.note, more.note]));
  expect(rest.change).toBe(2_000_000_000n);
});

test("stopped stablecoin: one that is paused is named to a buyer", async () => {
  const { exchange, chain } = market;
  const { account } = persona("Dara");
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const coin = exchange.coin("USDC");
  const order = await testOrder(exchange, listing, 10);
  const purpose = purposeOf({ action: "buy", order }, order.maxCost);
  await pauseStablecoin(exchange, true);
  const allowed = await exchange.allow(account, coin, purpose);
  const at = chain.deployment.exchange;
  const buy = () => wordsOf(buyNotes(exchange.sender(account), at, order, allowed));
  expect(await buy()).toEqual(paused);
  await pauseStablecoin(exchange, false);
  expect(await buy()).toBeNull();
});
