import type { Browser, Page } from "@playwright/test";
import { persona } from "@tenora/domain/demo/personas";
import type { AccountSource } from "@tenora/testing/wallet/test-accounts";
import { parseUnits } from "viem";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { expect, test } from "../test.ts";
import { type Actor, type ActorScreen, openActor } from "./actor.ts";
import { expectSolvent, moveChainTo, readFunds } from "./exchange-facts.ts";
import { exchangeOf } from "./exchange-of.ts";
import { addressOf, createMarketPeople, type MarketPeople } from "./market-people.ts";

/** An amount of a stablecoin in base units: both have six decimals. */
export const units = (amount: string) => parseUnits(amount, 6);

export interface StoryScreen extends ActorScreen {
  /** Fails the test on an error in a page. */
  readonly watch: (page: Page) => void;
}

/** The two screens on which a story is told. */
export const desktop = { width: 1280, colorScheme: "light" } as const;
export const phone = { width: 360, colorScheme: "dark" } as const;

/** New people on a marketplace, their browsers, and what the chain says of them. */
export async function openStory(
  browser: Browser,
  marketplace: RunningMarketplace,
  screen: StoryScreen,
  tier: 1 | 2 | 3 = 1,
) {
  const people = await createMarketPeople(marketplace, tier);
  const exchange = await exchangeOf(marketplace);
  const actors: Actor[] = [];

  async function openAccount(account: AccountSource) {
    const actor = await openActor(browser, marketplace, { ...screen, account });
    screen.watch(actor.page);
    actors.push(actor);
    return actor;
  }

  /**
   * Waits until a receivable's page is of the latest block, at either of two web processes that answer
   * alternately: it says nothing of later ones by itself.
   */
  async function untilShown(listing: bigint): Promise<void> {
    const { number } = await exchange.publicClient.getBlock();
    const shown = async () => {
      const page = await (await fetch(`${marketplace.url}/exchange/${listing}`)).text();
      return BigInt(/as of block (\d+),/.exec(page.replaceAll("<!-- -->", ""))?.[1] ?? -1);
    };
    for (const _process of [1, 2]) await expect.poll(shown).toBeGreaterThanOrEqual(number);
  }

  return {
    marketplace,
    people,
    exchange,
    /** The operator, as attestor and pauser. */
    olga: exchange.sender(persona("Olga").account),
    openAccount,
    open: (name: keyof MarketPeople) => openAccount(people[name]),
    funds: (name: keyof MarketPeople, coin: "USDC" | "USDT" = "USDC") =>
      readFunds(marketplace, addressOf(people[name]), coin),
    balance: async (name: keyof MarketPeople) =>
      (await readFunds(marketplace, addressOf(people[name]), "USDC")).balance,
    untilShown,
    /** Moves the chain's clock to at least this time, once the receivable's page is of it. */
    async moveTo(listing: bigint, time: bigint): Promise<void> {
      await moveChainTo(marketplace, time);
      await untilShown(listing);
    },
    /** Afterwards the exchange holds exactly what it owes. */
    step: (title: string, act: () => Promise<void>) =>
      test.step(title, async () => {
        await act();
        await expectSolvent(marketplace);
      }),
    close: () => Promise.all(actors.map(({ page }) => page.context().close())),
  };
}

export type MarketStory = Awaited<ReturnType<typeof openStory>>;
