import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { confirmInWallet, openDialog } from "../support/market/actor.ts";
import { collectAll, payAll } from "../support/market/buy-and-collect.ts";
import { test } from "../support/market/clock-test.ts";
import { readFunds } from "../support/market/exchange-facts.ts";
import { addressOf } from "../support/market/market-people.ts";
import { phone } from "../support/market/market-story.ts";
import { type SoldReceivable, sellReceivable } from "../support/market/sold-receivable.ts";
import { expect, expectAccessible } from "../support/test.ts";

/** The issuer of the USDC blocks Dara. */
async function blockDara({ exchange, olga, people }: SoldReceivable) {
  const call = {
    address: exchange.coin("USDC").address,
    abi: testUSDCAbi,
    functionName: "setBlacklisted",
    args: [addressOf(people.dara), true],
  } as const;
  await exchange.done(simulateAndSend(olga, call));
}

/** Cleo pays; Eli collects although Dara can't; Dara is paid at another address. */
test("USDC blacklists one holder, and the others collect", async ({
  browser,
  marketplace,
  watch,
}) => {
  const sold = await sellReceivable(browser, marketplace, { ...phone, watch });
  const { dara, eli, trade, step } = sold;
  await blockDara(sold);
  const cleo = await sold.open("cleo");
  await step("Cleo pays", () => payAll(cleo, trade));

  const { repayPerUnit } = await sold.read();
  const start = { dara: await sold.balance("dara"), eli: await sold.balance("eli") };
  await step("Eli collects", () => collectAll(eli));
  expect((await sold.balance("eli")) - start.eli).toBe(40n * repayPerUnit);

  await step("Dara is told why she can't", async () => {
    const { page } = dara;
    await page.goto("/investor/portfolio");
    await page.getByRole("button", { name: "Collect", exact: true }).click();
    const dialog = openDialog(page);
    await dialog.getByRole("button", { name: "Collect", exact: true }).click();
    await expect(
      dialog.getByText(/The token rejects a payment of 6,000\.00 USDC to /),
    ).toBeVisible();
    await expectAccessible(dara.page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("6,000.00 USDC to collect")).toBeVisible();
  });

  await step("She collects to another address, and is still blocked", async () => {
    const { page } = dara;
    const other = privateKeyToAccount(generatePrivateKey()).address;
    await page.getByText("Collect to another address").click();
    await page.getByLabel("Address to be paid to").fill(other);
    await expectAccessible(dara.page);
    await page.getByRole("button", { name: "Collect to this address" }).click();
    const dialog = openDialog(page);
    await expect(dialog.getByText("6,000.00 USDC", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Collect", exact: true }).click();
    await confirmInWallet(dara, ["eth_sendTransaction"], `6,000.00 USDC was paid to ${other}.`);
    expect((await readFunds(marketplace, other, "USDC")).balance).toBe(60n * repayPerUnit);
    await expect(page.getByText("There's money to collect")).toHaveCount(0);
  });
  expect(await sold.balance("dara")).toBe(start.dara);
  await sold.close();
});
