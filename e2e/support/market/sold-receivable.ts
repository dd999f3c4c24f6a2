import type { Browser } from "@playwright/test";
import { releaseProceeds } from "@tenora/chain/exchange/listing";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { buyPastPages } from "./buy-past-pages.ts";
import { readListing } from "./exchange-facts.ts";
import { openStory, type StoryScreen } from "./market-story.ts";

const day = 86_400n;

/** A receivable of new people that Dara and Eli have bought, and everything a story of its bad days needs. */
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
  await buyPastPages(story, people.dara, { listing, count: 60 });
  await buyPastPages(story, people.eli, { listing, count: 40 });
  const dara = await story.open("dara");
  const eli = await story.open("eli");
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
