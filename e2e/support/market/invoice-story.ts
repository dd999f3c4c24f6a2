import type { Browser } from "@playwright/test";
import { persona } from "@tenora/domain/demo/personas";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { expect, test } from "../test.ts";
import { uniqueWord } from "../unique-word.ts";
import { attestRequest } from "./attest-request.ts";
import { buy, collectAll, payAll } from "./buy-and-collect.ts";
import { disputeAndAgree } from "./dispute.ts";
import { moveChainTo, readChainTime, readListing } from "./exchange-facts.ts";
import { rateSeller, saveAndWatch } from "./follow-market.ts";
import { openStory, type StoryScreen, units } from "./market-story.ts";
import { publish, releaseProceeds, requestFunding } from "./sell-invoice.ts";

export interface InvoiceStory extends StoryScreen {
  readonly coin: "USDC" | "USDT";
  /** Whether the chain's clock moves to maturity; without it the customer pays early. */
  readonly waits: boolean;
  /** Whether it is disputed for a while before the customer pays. */
  readonly isDisputed?: boolean;
}

/**
 * Ben asks for 24,000 on an invoice and publishes it once Olga has attested it, Dara buys 40 % and
 * Eli the rest, Ben is paid at once, Cleo pays, and both collect. After each step the exchange holds
 * exactly what it owes, read from the chain.
 */
export async function tellInvoiceStory(
  browser: Browser,
  marketplace: RunningMarketplace,
  screen: InvoiceStory,
): Promise<void> {
  const { coin } = screen;
  const story = await openStory(browser, marketplace, screen);
  const { open, step } = story;
  const funds = (name: "ben" | "dara" | "eli") => story.funds(name, coin);

  const ben = await open("ben");
  const invoice = { number: uniqueWord(), coin, now: await readChainTime(marketplace) };
  await step("Ben asks for 24,000 on an invoice", () => requestFunding(ben, invoice));

  const olga = await story.openAccount(persona("Olga").account);
  await step("Olga attests it", () => attestRequest(olga, marketplace, invoice.number));

  let listing = 0n;
  await step("Ben publishes it", async () => {
    listing = await publish(ben, invoice);
  });
  const trade = { listing, coin };
  const start = await funds("ben");

  const dara = await open("dara");
  await step("Dara buys 40 %", () => buy(dara, trade, { amount: "9,600.00", units: "9,600" }));
  expect(await funds("dara")).toMatchObject({ balance: units("90400"), allowance: 0n });

  await step("Dara saves a search and watches it", () =>
    saveAndWatch(dara, listing, `Tier 1 ${invoice.number}`),
  );

  const eli = await open("eli");
  await step("Eli buys the rest", () => buy(eli, trade, { amount: "all", units: "14,400" }));
  expect(await funds("eli")).toMatchObject({ balance: units("85600"), allowance: 0n });

  const { maturity, repayPerUnit, feeBps } = await readListing(marketplace, listing);
  await step("Ben is paid at once", () => releaseProceeds(ben, listing));
  const fee = (units("24000") * BigInt(feeBps)) / 10_000n;
  expect((await funds("ben")).balance).toBe(start.balance + units("24000") - fee);

  if (screen.isDisputed) await disputeAndAgree(story, { olga, reader: dara, listing });
  if (screen.waits) await moveChainTo(marketplace, maturity);
  const cleo = await open("cleo");
  await step("Cleo pays", () => payAll(cleo, trade));
  await step("Dara collects", () => collectAll(dara));
  await step("Eli collects", () => collectAll(eli));
  expect((await funds("dara")).balance).toBe(units("90400") + 9_600n * repayPerUnit);
  expect((await funds("eli")).balance).toBe(units("85600") + 14_400n * repayPerUnit);

  await step("Dara rates Ben", () => rateSeller(dara, listing));
  await test.step("everyone can read how it ended", async () => {
    await dara.page.goto(`/exchange/${listing}`);
    await expect(dara.page.getByText("Settled", { exact: true }).first()).toBeVisible();
    for (const path of ["/business/rewards", "/business/profile"]) {
      await ben.page.goto(path);
      await expect(
        ben.page
          .getByRole("link", { name: "See your receivables" })
          .or(ben.page.getByText(`#${listing}`))
          .first(),
      ).toBeVisible();
    }
  });
  await story.close();
}
