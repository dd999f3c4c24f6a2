import { callRpc } from "@tenora/testing/wallet/call-rpc";
import { type Actor, confirmInWallet, openDialog } from "../support/market/actor.ts";
import { takeRefund } from "../support/market/buy-and-collect.ts";
import { buyPastPages } from "../support/market/buy-past-pages.ts";
import { test } from "../support/market/clock-test.ts";
import { readChainTime, readListing } from "../support/market/exchange-facts.ts";
import { addressOf } from "../support/market/market-people.ts";
import { desktop, openStory, units } from "../support/market/market-story.ts";
import {
  attestPastPages,
  publishPastPages,
  requestPastPages,
} from "../support/market/request-past-pages.ts";
import { requestAgain } from "../support/market/sell-invoice.ts";
import { sign } from "../support/page-wallet.ts";
import { expect, expectAccessible } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

async function cancelSale(anybody: Actor, listing: bigint): Promise<void> {
  const { page } = anybody;
  await page.goto(`/exchange/${listing}`);
  await expect(page.getByText("Not funded", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel the sale" }).click();
  await expect(openDialog(page).getByText("3,000.00 USDC", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await openDialog(page).getByRole("button", { name: "Cancel the sale" }).click();
  await confirmInWallet(anybody, ["eth_sendTransaction"], /^The sale is cancelled\./);
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
}

/**
 * Ben needs 12,000 and gets 3,000: Cleo cancels, both buyers are refunded, and Ben sells the same again for
 * a minimum of 3,000.
 */
test("a raise ends below its minimum, everybody is refunded, and the invoice is sold again", async ({
  browser,
  marketplace,
  watch,
}) => {
  const story = await openStory(browser, marketplace, { ...desktop, watch });
  const { step } = story;
  const { people } = story;
  const number = uniqueWord();
  const id = await requestPastPages(marketplace, people.ben, { invoiceNumber: number });
  await attestPastPages(marketplace, id);
  const listing = await publishPastPages(marketplace, id);
  await buyPastPages(story, people.dara, { listing, count: 2_000 });
  await buyPastPages(story, people.eli, { listing, count: 1_000 });
  expect(await story.balance("dara")).toBe(units("98000"));

  const { fundingDeadline } = await readListing(marketplace, listing);
  await story.moveTo(listing, fundingDeadline + 1n);
  const dara = await story.open("dara");
  const eli = await story.open("eli");
  await step("Dara's portfolio says that the sale has to be cancelled first", async () => {
    await dara.page.goto("/investor/portfolio");
    await expect(
      dara.page.getByText(/^It wasn't funded in time\. Anyone can cancel the sale/),
    ).toBeVisible();
    await expectAccessible(dara.page);
  });
  const cleo = await story.open("cleo");
  await step("Cleo, whom nobody appointed, cancels it", () => cancelSale(cleo, listing));

  await step("Dara takes back what she paid", () => takeRefund(dara, "2,000.00 USDC"));
  await step("and Eli, who has no ether, what he paid", async () => {
    const address = addressOf(story.people.eli);
    await callRpc(marketplace.rpcUrl, "anvil_setBalance", [address, "0x0"]);
    await takeRefund(eli, "1,000.00 USDC");
    expect(await story.exchange.publicClient.getBalance({ address })).toBe(0n);
  });
  expect(await story.balance("dara")).toBe(units("100000"));
  expect(await story.balance("eli")).toBe(units("100000"));
  expect((await readListing(marketplace, listing)).status).toBe("cancelled");

  const ben = await story.open("ben");
  await step("Ben is told what to change", async () => {
    const { page, wallet } = ben;
    await page.goto("/business/funding-request");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await sign(wallet);
    await page.getByRole("link", { name: number }).click();
    await expect(page.getByRole("heading", { name: "It didn't raise enough" })).toBeVisible();
    await expect(
      page.getByText("3,000.00 USDC of at least 12,000.00 USDC was sold, to 2 buyers."),
    ).toBeVisible();
    await expect(
      page.getByText(
        "Lower the minimum. With 3,000.00 USDC as the minimum, this sale would have gone through.",
      ),
    ).toBeVisible();
    await expectAccessible(ben.page);
  });
  const later = await readChainTime(marketplace);
  await step("and asks again, with that minimum and a later last day", () =>
    requestAgain(ben, { number, now: later }, "3,000.00"),
  );
  const { pathname } = new URL(ben.page.url());
  const next = pathname.split("/").at(-1) ?? "";
  await attestPastPages(marketplace, next);
  const again = await publishPastPages(marketplace, next);
  await step("and Dara's purchase alone is enough this time", async () => {
    await buyPastPages(story, people.dara, { listing: again, count: 3_000 });
  });
  expect(again).not.toBe(listing);
  expect(await readListing(marketplace, again)).toMatchObject({ minUnits: 3_000n });
  expect(await story.balance("dara")).toBe(units("97000"));
  await story.close();
});
