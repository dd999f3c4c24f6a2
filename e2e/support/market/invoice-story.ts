import type { Browser, Page } from "@playwright/test";
import { persona } from "@tenora/domain/demo/personas";
import type { AccountSource } from "@tenora/testing/wallet/test-accounts";
import { parseUnits } from "viem";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { expect, test } from "../test.ts";
import { uniqueWord } from "../unique-word.ts";
import { type Actor, type ActorScreen, openActor } from "./actor.ts";
import { attestRequest } from "./attest-request.ts";
import { buy, collectAll, payAll } from "./buy-and-collect.ts";
import {
  expectSolvent,
  moveChainTo,
  readChainTime,
  readFunds,
  readListing,
} from "./exchange-facts.ts";
import { addressOf, createMarketPeople } from "./market-people.ts";
import { publish, releaseProceeds, requestFunding } from "./sell-invoice.ts";

export interface Story extends ActorScreen {
  readonly coin: "USDC" | "USDT";
  /** Whether the chain's clock moves to maturity; without it the customer pays early. */
  readonly waits: boolean;
  /** Fails the test on an error in a page. */
  readonly watch: (page: Page) => void;
}

/**
 * Ben asks for 24,000 on an invoice and publishes it once Olga has attested it, Dara buys 40 % and
 * Eli the rest, Ben is paid at once, Cleo pays, and both collect. After each step the exchange holds
 * exactly what it owes, read from the chain.
 */
export async function tellInvoiceStory(
  browser: Browser,
  marketplace: RunningMarketplace,
  story: Story,
): Promise<void> {
  const { coin, watch } = story;
  const people = await createMarketPeople(marketplace);
  const actors: Actor[] = [];
  const open = async (account: AccountSource, isChecked = story.isChecked) => {
    const actor = await openActor(browser, marketplace, { ...story, isChecked, account });
    watch(actor.page);
    actors.push(actor);
    return actor;
  };
  const step = (title: string, act: () => Promise<void>) =>
    test.step(title, async () => {
      await act();
      await expectSolvent(marketplace);
    });
  const units = (amount: string) => parseUnits(amount, 6);
  const funds = async (key: keyof typeof people) =>
    readFunds(marketplace, addressOf(people[key]), coin);

  const ben = await open(people.ben);
  const invoice = { number: uniqueWord(), coin, now: await readChainTime(marketplace) };
  await step("Ben asks for 24,000 on an invoice", () => requestFunding(ben, invoice));

  const olga = await open(persona("Olga").account);
  await step("Olga attests it", () => attestRequest(olga, marketplace, invoice.number));

  let listing = 0n;
  await step("Ben publishes it", async () => {
    listing = await publish(ben, invoice);
  });
  const trade = { listing, coin };
  const start = await funds("ben");

  const dara = await open(people.dara);
  await step("Dara buys 40 %", () => buy(dara, trade, { amount: "9,600", units: "9,600" }));
  expect(await funds("dara")).toMatchObject({ balance: units("90400"), allowance: 0n });

  // His pages are Dara's.
  const eli = await open(people.eli, false);
  await step("Eli buys the rest", () => buy(eli, trade, { amount: "all", units: "14,400" }));
  expect(await funds("eli")).toMatchObject({ balance: units("85600"), allowance: 0n });

  const { maturity, repayPerUnit, feeBps } = await readListing(marketplace, listing);
  await step("Ben is paid at once", () => releaseProceeds(ben, listing));
  const fee = (units("24000") * BigInt(feeBps)) / 10_000n;
  expect((await funds("ben")).balance).toBe(start.balance + units("24000") - fee);

  if (story.waits) await moveChainTo(marketplace, maturity);
  const cleo = await open(people.cleo);
  await step("Cleo pays", () => payAll(cleo, trade));
  await step("Dara collects", () => collectAll(dara));
  await step("Eli collects", () => collectAll(eli));
  expect((await funds("dara")).balance).toBe(units("90400") + 9_600n * repayPerUnit);
  expect((await funds("eli")).balance).toBe(units("85600") + 14_400n * repayPerUnit);

  await test.step("everyone can read how it ended", async () => {
    await dara.page.goto(`/exchange/${listing}`);
    await expect(dara.page.getByText("Settled", { exact: true }).first()).toBeVisible();
    await dara.check();
    for (const path of ["/business/rewards", "/business/profile"]) {
      await ben.page.goto(path);
      await expect(
        ben.page
          .getByText("on the exchange")
          .or(ben.page.getByText(`#${listing}`))
          .first(),
      ).toBeVisible();
      await ben.check();
    }
  });
  for (const { page } of actors) await page.context().close();
}
