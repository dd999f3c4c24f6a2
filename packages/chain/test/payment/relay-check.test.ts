// Checking a call for a wallet without ether while the chain moves on.

import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { cancelTestReceivable } from "@tenora/testing/market/cancel-receivable";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { payerWithoutEther } from "@tenora/testing/market/payer-without-ether";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRelay } from "../../src/relay/check-relay.ts";
import { relayCall } from "../../src/relay/relay-call.ts";
import { simulateAndSend } from "../../src/transaction/simulate-and-send.ts";
import { startForwardingNode } from "../support/forwarding-node.ts";

let chain: TestExchange;

beforeAll(async () => {
  chain = await startExchange();
}, 120_000);

afterAll(() => chain?.stop());

test("relay: a purchase that is mined between its simulation and its estimate is rejected, not the node's failure", async () => {
  const { rpcUrl, deployment } = chain;
  const payer = await payerWithoutEther(rpcUrl, deployment);
  const request = await payer.signPurchase(await listTestReceivable(rpcUrl, deployment), 1);
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const sender = exchange.sender(persona("Olga").account);
  const node = await startForwardingNode(rpcUrl, async ({ method }) => {
    if (method !== "eth_estimateGas") return undefined;
    const call = relayCall(deployment.exchange, request);
    await exchange.done(simulateAndSend(sender, call));
    return undefined;
  });
  try {
    const checked = await checkRelay([node.url], deployment, payer.account.address, request);
    expect(checked).toMatchObject({ rejected: expect.any(String) });
  } finally {
    await node.stop();
  }
});

test("relay: a refund of less than one coin is left to its owner's wallet", async () => {
  const { rpcUrl, deployment } = chain;
  const prices = { pricePerUnit: 900_000, repayPerUnit: 950_000, face: 100_000_000 };
  const listing = await listTestReceivable(rpcUrl, deployment, prices);
  const payer = await payerWithoutEther(rpcUrl, deployment);
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const owner = payer.account.address.toLowerCase() as `0x${string}`;
  for (const units of [1, 2]) {
    const request = await payer.signPurchase(listing, units);
    const call = relayCall(deployment.exchange, request);
    await exchange.done(simulateAndSend(exchange.sender(persona("Olga").account), call));
  }
  await cancelTestReceivable(rpcUrl, deployment, listing);
  const check = (nth: bigint) => {
    const parameters = { note: String((listing << 24n) | nth), owner };
    return checkRelay([rpcUrl], deployment, persona("Ada").address, {
      action: "refund",
      parameters,
    });
  };
  expect(await check(1n)).toBe("too-little");
  expect(await check(2n)).toEqual({ wallet: payer.account.address, gas: expect.any(Number) });
});
