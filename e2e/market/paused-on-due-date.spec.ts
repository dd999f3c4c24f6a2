import { sendExchangeAdminAction } from "@tenora/chain/exchange/administration";
import { persona } from "@tenora/domain/demo/personas";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { openPortal } from "../support/admin/portal.ts";
import { confirmInWallet, openDialog } from "../support/market/actor.ts";
import {
  collectAll,
  payAll,
  takeRefund,
  withdrawCredit,
} from "../support/market/buy-and-collect.ts";
import { buyPastPages } from "../support/market/buy-past-pages.ts";
import { test } from "../support/market/clock-test.ts";
import { readIsPaused } from "../support/market/exchange-facts.ts";
import { desktop, units } from "../support/market/market-story.ts";
import { pressAtDesk } from "../support/market/pause-market.ts";
import { sellReceivable } from "../support/market/sold-receivable.ts";
import { expect, expectAccessible } from "../support/test.ts";

/** Everything is paused on the due date: Cleo still pays, and people who are owed money still get it. */
test("everything is paused on the due date: paying, collecting and refunds still work", async ({
  browser,
  marketplace,
  watch,
}) => {
  const sold = await sellReceivable(browser, marketplace, { ...desktop, watch });
  const { people, exchange, dara, eli, trade, step } = sold;
  // Another sale of Ben's, which stays below its minimum.
  const failing = await listTestReceivable(marketplace.rpcUrl, exchange.deployment, {
    by: testAccount(people.ben),
  });
  await buyPastPages(sold, people.dara, { listing: failing, count: 5 });
  const open = await listTestReceivable(marketplace.rpcUrl, exchange.deployment, {
    by: testAccount(people.ben),
    fundingDeadline: Number(sold.maturity) + 86_400,
    maturity: Number(sold.maturity) + 10 * 86_400,
  });
  await sold.moveTo(sold.maturity);
  const olga = await sold.openAccount(persona("Olga").account);
  await openPortal(olga.page, marketplace, "/admin/market");

  try {
    await step("Olga presses Pause on the desk", () => pressAtDesk(olga, "Pause"));
    expect(await readIsPaused(marketplace)).toBe(true);
    await step("nobody can buy, and the page says why", async () => {
      const { page } = dara;
      const words = page.getByText("New business is paused", { exact: true });
      await expect(async () => {
        await page.goto(`/exchange/${open}`);
        await expect(words).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.getByRole("button", { name: /^Min / }).click();
      await page.getByRole("button", { name: /^Buy for / }).click();
      await expect(
        openDialog(page).getByText("Buying is paused on the exchange right now."),
      ).toBeVisible();
      await expectAccessible(dara.page);
    });
    const start = {
      ben: await sold.balance("ben"),
      dara: await sold.balance("dara"),
      eli: await sold.balance("eli"),
    };
    const cleo = await sold.open("cleo");
    await step("Cleo pays all of it on the due date", () => payAll(cleo, trade));
    const { repayPerUnit } = await sold.read();
    await step("Eli collects", () => collectAll(eli));
    expect((await sold.balance("eli")) - start.eli).toBe(40n * repayPerUnit);
    await step("Dara collects", () => collectAll(dara));
    expect((await sold.balance("dara")) - start.dara).toBe(60n * repayPerUnit);
    const ben = await sold.open("ben");
    await step("Ben withdraws the reserve", () => withdrawCredit(ben));
    expect((await sold.balance("ben")) - start.ben).toBe(units("500"));

    await step("Cleo cancels the sale that failed meanwhile", async () => {
      await cleo.page.goto(`/exchange/${failing}`);
      await cleo.page.getByRole("button", { name: "Cancel the sale" }).click();
      await openDialog(cleo.page).getByRole("button", { name: "Cancel the sale" }).click();
      await confirmInWallet(cleo, ["eth_sendTransaction"], /^The sale is cancelled\./);
    });
    const before = await sold.balance("dara");
    await step("and Dara takes back what she paid", () => takeRefund(dara, "475.00 USDC"));
    expect((await sold.balance("dara")) - before).toBe(units("475"));
    expect((await sold.read()).status).toBe("settled");

    await step("Olga presses Unpause", () => pressAtDesk(olga, "Unpause"));
    expect(await readIsPaused(marketplace)).toBe(false);
  } finally {
    // The next story begins on this exchange, whatever became of this one.
    const { registry } = exchange.deployment;
    if (await readIsPaused(marketplace))
      await exchange.done(sendExchangeAdminAction(sold.olga, registry, { action: "unpause" }));
  }
  await sold.close();
});
