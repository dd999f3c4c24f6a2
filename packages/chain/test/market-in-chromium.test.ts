// The chain package in a browser, with a wallet in the page and a real chain behind it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { installTestWallet } from "@tenora/testing/wallet/install-test-wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fundsQuery } from "../src/read/money.ts";
import { readQuery } from "../src/read/query.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import type { Market } from "./browser/market-page.ts";
import { serveBundle } from "./browser/serve-bundle.ts";
import {
  accountIndex,
  type ExchangeHarness,
  startExchangeHarness,
} from "./support/exchange-harness.ts";
import { coin, money } from "./support/sample-listing.ts";

declare const market: Market;

let harness: ExchangeHarness;
let bundle: Awaited<ReturnType<typeof serveBundle>>;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "market-in-chromium-"));
  harness = await startExchangeHarness(folder);
  bundle = await serveBundle("market-page.ts");
  browser = await launchChromium();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await bundle?.stop();
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** In the order of the wallet's accounts. */
const people = ["ben", "dara", "cleo", "olga"] as const;

async function balanceOf(name: (typeof people)[number]): Promise<bigint> {
  const { deployment, publicClient } = harness;
  const owner = harness.as(name).account.address;
  const query = fundsQuery(owner, deployment.exchange, [coin(harness)]);
  return (await readQuery(publicClient, query)).result[0]?.balance ?? 0n;
}

test("market in Chromium: a page lists, sells, settles and claims through the wallet in it", async () => {
  const { deployment, chain, chainId } = harness;
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const wallet = await installTestWallet(page, {
    accounts: people.map((name) => accountIndex(name)),
    chainId,
    rpcUrl: chain.rpcUrl,
  });
  wallet.autoConfirm();
  await page.goto(bundle.url);
  await page.waitForFunction(() => "market" in globalThis);
  const as = (name: (typeof people)[number]) => wallet.switchAccount(people.indexOf(name));
  const before = new Map(
    await Promise.all(people.map(async (name) => [name, await balanceOf(name)] as const)),
  );
  const earned = async (name: (typeof people)[number]) =>
    (await balanceOf(name)) - (before.get(name) ?? 0n);
  const debtor = harness.as("cleo").account.address;
  const investor = harness.as("dara").account.address;

  as("ben");
  await page.evaluate(([at, owner]) => market.offer(at, owner), [deployment, debtor] as const);
  as("cleo");
  await page.evaluate((at) => market.acknowledge(at), deployment);
  as("olga");
  await page.evaluate((at) => market.attest(at), deployment);
  as("ben");
  expect(await page.evaluate((at) => market.list(at), deployment)).toEqual([
    "seller key",
    "attestor key",
    "debtor key",
  ]);
  as("dara");
  await page.evaluate((at) => market.buy(at), deployment);
  expect(await earned("ben")).toBe(money("950"));
  as("cleo");
  await page.evaluate((at) => market.settle(at), deployment);
  as("dara");
  await page.evaluate((at) => market.claim(at), deployment);

  expect(await earned("dara")).toBe(money("50"));
  expect(await earned("cleo")).toBe(-money("1050"));
  const summary = await page.evaluate(([at, owner]) => market.summary(at, owner), [
    deployment,
    investor,
  ] as const);
  expect(summary).toMatchObject({
    status: "settled",
    claimed: money("1000"),
    funds: { balance: await balanceOf("dara"), allowance: 0n },
  });
  expect(summary.timeline).toContain("Someone bought all 10 units for 950.00 USDC.");
  expect(summary.timeline.at(-1)).toBe("Someone collected 1,000.00 USDC from note 1-1.");
  expect(summary.picture).toContain("100 % paid");
  // One prompt per signature and per transaction: USDC is paid by signature, without an approval.
  const prompts = wallet.log.filter(({ method }) => /sign|send/i.test(method));
  expect(prompts.map(({ method }) => method)).toEqual([
    "eth_signTypedData_v4", // terms
    "eth_signTypedData_v4", // acknowledgement
    "eth_signTypedData_v4", // attestation
    "eth_sendTransaction", // list
    "eth_signTypedData_v4", // payment of the purchase
    "eth_sendTransaction", // buy
    "eth_signTypedData_v4", // payment of the debt
    "eth_sendTransaction", // settle
    "eth_sendTransaction", // claim
  ]);
  expect(problems).toEqual([]);
}, 120_000);
