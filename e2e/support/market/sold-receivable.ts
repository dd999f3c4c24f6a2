import type { Browser } from "@playwright/test";
import { releaseProceeds } from "@tenora/chain/exchange/listing";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { test } from "../test.ts";
import { buy } from "./buy-and-collect.ts";
import { readListing } from "./exchange-facts.ts";
import { openStory, type StoryScreen } from "./market-story.ts";

const day = 86_400n;

/** A receivable of new people that is wholly sold, and everything a story of its bad days needs. */
export async function sellReceivable(
  browser: Browser,
  marketplace: RunningMarketplace,
  screen: StoryScreen,
) {
  const story = await openStory(browser, marketplace, screen);
  const { people, exchange, olga } = story;
  const listing = await listTestReceivable(marketplace.rpcUrl, exchange.deployment, {
    by: testAccount(people.ben),
  });
  const trade = { listing, coin: "USDC" } as const;
  const dara = await story.open("dara");
  const eli = await story.open("eli");
  await story.untilShown(listing);
  await test.step("Dara buys 60 units and Eli the rest", async () => {
    await buy(dara, trade, { amount: "5,700.00", units: "60" });
    await buy(eli, trade, { amount: "all", units: "40" });
  });
  await exchange.done(releaseProceeds(olga, exchange.deployment.exchange, listing));
  await story.untilShown(listing);
  const { maturity, graceDays, delayDays } = await readListing(marketplace, listing);
  const graceEnd = maturity + graceDays * day;
  return {
    ...story,
    listing,
    trade,
    dara,
    eli,
    maturity,
    graceEnd,
    defaultAt: graceEnd + delayDays * day,
    moveTo: (time: bigint) => story.moveTo(listing, time),
    read: () => readListing(marketplace, listing),
  };
}

export type SoldReceivable = Awaited<ReturnType<typeof sellReceivable>>;
