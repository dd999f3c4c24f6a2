import type { Browser, Page } from "@playwright/test";
import type { AccountSource } from "@tenora/testing/wallet/test-accounts";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { giveWallet } from "../page-wallet.ts";
import { expect, expectAccessible, type Theme } from "../test.ts";

/** The screen on which everyone of a story works. */
export interface ActorScreen {
  readonly width: 360 | 1280;
  readonly colorScheme: Theme;
  /** Whether the dialogs and forms that several stories share are checked for accessibility in this one. */
  readonly isChecked?: boolean;
}

/** A person in a browser of their own, whose wallet the marketplace knows already. */
export interface Actor {
  readonly page: Page;
  readonly wallet: TestWallet;
  /** Whether the marketplace sends what the person signs, so that the wallet is asked for less. */
  readonly isRelayed: boolean;
  /** Expects that the page is accessible as it is now, in the story that checks. */
  check(): Promise<void>;
}

const height = 800;

export async function openActor(
  browser: Browser,
  marketplace: RunningMarketplace,
  { account, ...screen }: ActorScreen & { readonly account: AccountSource },
): Promise<Actor> {
  const { width, colorScheme, isChecked } = screen;
  const viewport = { width, height };
  const context = await browser.newContext({ baseURL: marketplace.url, viewport, colorScheme });
  const page = await context.newPage();
  const wallet = await giveWallet(page, marketplace, { account });
  wallet.remember(marketplace.url);
  return {
    page,
    wallet,
    isRelayed: marketplace.web.publicConfig.features.relayer,
    check: async () => {
      if (isChecked) await expectAccessible(page);
    },
  };
}

export const openDialog = (page: Page) => page.getByRole("dialog");

/** Confirms the next requests of the wallet, in this order, and waits for the words at the end. */
export async function confirmInWallet(
  { page, wallet }: Actor,
  methods: readonly string[],
  success: string | RegExp,
): Promise<void> {
  for (const method of methods) await (await wallet.nextRequest(method)).confirm();
  await expect(openDialog(page).getByText(success)).toBeVisible();
  // By then the index has the transaction's block, so the page shows what was done.
  await openDialog(page).getByRole("button", { name: "Done" }).click();
}
