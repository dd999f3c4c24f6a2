import type { Browser } from "@playwright/test";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { type Actor, confirmInWallet, openDialog } from "../support/market/actor.ts";
import { confirmPurchase } from "../support/market/buy-and-collect.ts";
import { test } from "../support/market/clock-test.ts";
import { once, openStory, type StoryScreen } from "../support/market/market-story.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { sign } from "../support/page-wallet.ts";
import { expect } from "../support/test.ts";

/** Ben makes a link; resolves with its address. */
async function createLink(ben: Actor, name: string, forEach: string, inAll: string) {
  const { page, wallet, check } = ben;
  const panel = page.getByRole("region", { name: "Share a link" });
  await panel.getByLabel("Who is it for?").fill(name);
  await panel.getByLabel("Each wallet can buy up to").fill(forEach);
  await panel.getByLabel("All together up to").fill(inAll);
  await panel.getByRole("button", { name: "Create the link" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await expect(panel.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  const ready = panel.getByText("Your link is ready");
  await expect(ready).toBeVisible();
  await expect(panel.getByAltText("QR code of the link")).toBeVisible();
  await check();
  const address = await panel.getByText(/^http.*#link=[0-9a-f]{64}$/).textContent();
  return address ?? "";
}

/** A club gets a link for 50 units, 30 for each; it is used up, and another link is revoked. */
async function tellSharedLink(
  browser: Browser,
  marketplace: RunningMarketplace,
  screen: StoryScreen,
): Promise<void> {
  const story = await openStory(browser, marketplace, screen, 2);
  const { people, exchange, step } = story;
  const { deployment } = exchange;
  const listing = await listTestReceivable(marketplace.rpcUrl, deployment, {
    by: testAccount(people.ben),
    gate: deployment.gates.link,
  });
  await story.untilShown(listing);
  const ben = await story.open("ben");
  const dara = await story.open("dara");
  const eli = await story.open("eli", false);
  let club = "";
  let shop = "";

  await step("Ben shares a link with his club", async () => {
    await ben.page.goto(`/exchange/${listing}`);
    await ben.page
      .getByRole("region", { name: "Share a link" })
      .getByRole("button", { name: "Sign in" })
      .click();
    await sign(ben.wallet);
    club = await createLink(ben, "Football club", "2,850", "4,750");
  });
  await step("without it nobody can buy", async () => {
    await dara.page.goto(`/exchange/${listing}`);
    await expect(
      dara.page.getByText(/^Only people who have the seller's link can buy this\./),
    ).toBeVisible();
    await dara.check();
    await dara.page.goto(club.slice(0, -1));
    await expect(dara.page.getByText("This link is wrong or incomplete")).toBeVisible();
  });
  await step("Dara buys all that it allows one wallet", async () => {
    const { page } = dara;
    await page.goto(club);
    await expect(page.getByText(/Each wallet can buy up to 30 units until /)).toBeVisible();
    await page.getByLabel("Amount in USDC").fill("2,850");
    await page.getByRole("button", { name: "Buy 30 units" }).click();
    await confirmPurchase(dara, "USDC", "30");
  });
  await step("and is told that it was all", async () => {
    const { page } = dara;
    await page.getByLabel("Amount in USDC").fill("95");
    await page.getByRole("button", { name: "Buy 1 unit" }).click();
    await expect(
      openDialog(page).getByText("This link allows your wallet nothing more."),
    ).toBeVisible();
    await dara.check();
    await openDialog(page).getByRole("button", { name: "Close" }).first().click();
  });
  await step("Eli buys the rest of it", async () => {
    const { page } = eli;
    await page.goto(club);
    await page.getByLabel("Amount in USDC").fill("1,900");
    await page.getByRole("button", { name: "Buy 20 units" }).click();
    await confirmPurchase(eli, "USDC", "20");
    await expect(page.getByText(/Everything that it allows has been bought\./)).toBeVisible();
  });
  await step("Ben sees who bought by it", async () => {
    await ben.page.reload();
    const row = ben.page.getByRole("listitem").filter({ hasText: "Football club" });
    await expect(row.getByText("Used up")).toBeVisible();
    await expect(row.getByText(/^50 of 50 units bought, until /)).toBeVisible();
    await ben.check();
  });
  await step("Ben revokes the next link before anybody bought", async () => {
    shop = await createLink(ben, "Shop next door", "1,900", "1,900");
    const row = ben.page.getByRole("listitem").filter({ hasText: "Shop next door" });
    await row.getByRole("button", { name: "Revoke Shop next door" }).click();
    await openDialog(ben.page).getByRole("button", { name: "Revoke" }).click();
    await confirmInWallet(ben, ["eth_sendTransaction"], "The link is revoked.");
    await expect(row.getByText("Revoked", { exact: true })).toBeVisible();
    await ben.check();
  });
  await step("and Dara is told so", async () => {
    await dara.page.goto(shop);
    await expect(dara.page.getByText("This link can't be used any more")).toBeVisible();
    await expect(dara.page.getByText(/The seller revoked it\./)).toBeVisible();
    await dara.check();
  });
  await story.close();
}

test("a link is shared, used up and revoked", async ({ browser, marketplace, watch }) => {
  await tellSharedLink(browser, marketplace, { ...once, watch });
});
