// What the public page of a business says of its rewards, and the image that links to it are shown with.
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { createReward } from "@tenora/chain/exchange/account";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { rewardUri } from "@tenora/domain/reward/reward-metadata";
import { expect, test } from "vitest";
import { business } from "../../app/public-api/schema/business.ts";
import { read } from "../public-api/api-client.ts";
import { marketplace } from "../support/marketplace.ts";
import { readPage } from "../support/read-page.ts";

const { url } = marketplace;
const heading = "What buyers of some receivables get on top of the return.";
const bakery = "/b/little-oven-bakery-pte-ltd";
const ben = "/b/ben-trading-pte-ltd";

/** What a page says of rewards; empty without any. */
async function rewardsOf(path: string): Promise<string> {
  const { status, text } = await readPage(url + path);
  expect(status).toBe(200);
  const [, after = ""] = text.split(heading);
  return after.split(" How it works ")[0] ?? "";
}

test("business: its page has the rewards that it made, with what they are, how to redeem them and until when", async () => {
  const rewards = await rewardsOf(bakery);
  expect(rewards).toContain("The business delivers them; nobody guarantees them.");
  for (const words of [
    "A box of sourdough Three sourdough loaves, baked that morning: one box for each note. To redeem: Show the wallet that claimed it at our counter in Tiong Bahru. Until",
    "Breakfast at our stall Four kaya buns and two coffees at our new stall: one breakfast for each note. To redeem: Show the wallet that claimed it at the stall, on any Saturday. Until",
  ])
    expect(rewards).toContain(words);
  expect(rewards).toMatch(/Until \w{3} \d+, \d{4}/);
});

test("business: a reward is on its page as soon as the chain has it, and on no other", async () => {
  const deployment = signingDeployment(marketplace.web.publicConfig) as Deployment;
  const exchange = await openLocalExchange(marketplace.rpcUrl, deployment);
  const name = `Tasting <b>${crypto.randomUUID()}</b>`;
  const words = { name, description: "An evening", redemption: "Ask us", until: "2029-12-31" };
  const uri = rewardUri({ ...words, picture: null });
  const sender = exchange.sender(persona("Ben").account);
  await exchange.done(createReward(sender, deployment.rewards, uri));
  const shown = name.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  await expect
    .poll(() => rewardsOf(ben), { timeout: 20_000 })
    .toContain(`${shown} An evening To redeem: Ask us Until Dec 31, 2029`);
  expect(await rewardsOf(bakery)).not.toContain(shown);
});

// The second: its only default was repaid since.
test.each(["kallang-machine-works-pte-ltd", "orchid-packaging-co-ltd"])(
  "business: page, API and portal of %s tell the same defaults and days late",
  async (slug) => {
    const { record, wallet } = await read(`/businesses/${slug}`, business.strict());
    const { onTime, late, defaulted, averageDaysLate } = record;
    expect(defaulted).toBeGreaterThan(0);
    const { text } = await readPage(`${url}/b/${slug}`);
    expect(/ Defaults (\d+)/.exec(text)?.[1]).toBe(String(defaulted));
    expect(/ Delay when late ([\d.]+|None late)/.exec(text)?.[1]).toBe(
      String(averageDaysLate ?? "None late"),
    );
    const portal = await fetch(`${url}/api/wallets/${wallet}/tier-record`);
    expect(await portal.json()).toEqual({ record: { onTime, late, defaulted } });
  },
);

const image = async (path: string) => {
  const response = await fetch(`${url}/og${path}.jpg`);
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("business: links to its page are shown with an image of its own name", async () => {
  const { html } = await readPage(url + bakery);
  expect(html).toContain(`<meta property="og:image" content="${url}/og${bakery}.jpg"`);
  const own = await image(bakery);
  expect(own.status).toBe(200);
  expect(own.headers.get("content-type")).toBe("image/jpeg");
  expect(own.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(own.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(own.bytes.length).toBeLessThan(300_000);
  expect((await image(bakery)).bytes.equals(own.bytes)).toBe(true);
  // That of another business, and of the home page, say something else.
  for (const other of [ben, "/home"])
    expect((await image(other)).bytes.equals(own.bytes), other).toBe(false);
});

test.each(["/b/nobody-at-all", "/b/Little-Oven-Bakery-Pte-Ltd", "/b", "/b/"])(
  "business: %s has no page, and so no image",
  async (path) => {
    expect((await image(path)).status).toBe(404);
  },
);
