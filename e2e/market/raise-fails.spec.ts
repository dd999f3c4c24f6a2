import { persona } from "@tenora/domain/demo/personas";
import { callRpc } from "@tenora/testing/wallet/call-rpc";
import { type Actor, confirmInWallet, openDialog } from "../support/market/actor.ts";
import { attestRequest } from "../support/market/attest-request.ts";
import { buy, takeRefund } from "../support/market/buy-and-collect.ts";
import { test } from "../support/market/clock-test.ts";
import { readChainTime, readListing } from "../support/market/exchange-facts.ts";
import { addressOf } from "../support/market/market-people.ts";
import { desktop, openStory, units } from "../support/market/market-story.ts";
import { publish, requestAgain, requestFunding } from "../support/market/sell-invoice.ts";
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
  const now = await readChainTime(marketplace);
  const invoice = { number: uniqueWord(), coin: "USDC", now } as const;
  const ben = await story.open("ben");
  await requestFunding(ben, invoice);
  const olga = await story.openAccount(persona("Olga").account);
  await attestRequest(olga, marketplace, invoice.number);
  const listing = await publish(ben, invoice);
  const trade = { listing, coin: "USDC" } as const;
  const dara = await story.open("dara");
  const eli = await story.open("eli");
  await step("Dara buys for 2,000 and Eli for 1,000", async () => {
    await buy(dara, trade, { amount: "2,000.00", units: "2,000" });
    await buy(eli, trade, { amount: "1,000.00", units: "1,000" });
  });
  expect(await story.balance("dara")).toBe(units("98000"));

  const { fundingDeadline } = await readListing(marketplace, listing);
  await story.moveTo(listing, fundingDeadline + 1n);
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

  await step("Ben is told what to change", async () => {
    const { page } = ben;
    await page.goto("/business/funding-request");
    await page.getByRole("link", { name: invoice.number }).click();
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
    requestAgain(ben, { number: invoice.number, now: later }, "3,000.00"),
  );
  await step("Olga attests it again", () => attestRequest(olga, marketplace, invoice.number));
  const again = await publish(ben, invoice);
  await step("and Dara's purchase alone is enough this time", () =>
    buy(dara, { listing: again, coin: "USDC" }, { amount: "3,000.00", units: "3,000" }),
  );
  expect(again).not.toBe(listing);
  expect(await readListing(marketplace, again)).toMatchObject({ minUnits: 3_000n });
  expect(await story.balance("dara")).toBe(units("97000"));
  await story.close();
});
