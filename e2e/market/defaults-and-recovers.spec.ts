import { confirmInWallet, openDialog } from "../support/market/actor.ts";
import { collectAll, payPart } from "../support/market/buy-and-collect.ts";
import { test } from "../support/market/clock-test.ts";
import { desktop, units } from "../support/market/market-story.ts";
import { sellReceivable } from "../support/market/sold-receivable.ts";
import { expect, expectAccessible } from "../support/test.ts";

/** Eli records the default, and 60 % of what is owed is recovered and reaches both holders. */
test("a receivable defaults, and 60 % of it is recovered", async ({
  browser,
  marketplace,
  watch,
}) => {
  const sold = await sellReceivable(browser, marketplace, { ...desktop, watch });
  const { dara, eli, trade, listing, step } = sold;
  await sold.moveTo(sold.defaultAt + 60n);

  await step("Eli, whom nobody appointed, records the default", async () => {
    await eli.page.goto(`/exchange/${listing}`);
    await expect(eli.page.getByText("Default pending", { exact: true }).first()).toBeVisible();
    await eli.page.getByRole("button", { name: "Record the default" }).click();
    await openDialog(eli.page).getByRole("button", { name: "Record the default" }).click();
    await confirmInWallet(eli, ["eth_sendTransaction"], "The default is recorded.");
    await expect(eli.page.getByText("Defaulted", { exact: true }).first()).toBeVisible();
  });

  const { due } = await sold.read();
  // 10,000 and thirty days of late fee.
  expect(due.repayment + due.lateFee).toBe(units("10098.630136"));
  const cleo = await sold.open("cleo");
  await step("60 % of what is owed is recovered", () => payPart(cleo, trade, "6,059.18"));

  await step("Dara's portfolio says what came, and what is still owed", async () => {
    await dara.page.goto("/investor/portfolio");
    const { page } = dara;
    await expect(page.getByText("3,635.50 USDC to collect")).toBeVisible();
    await expect(page.getByText(/^2,423\.67 USDC still owed to this note, /)).toBeVisible();
    await expect(
      page.getByText(/6,059\.18 USDC of the whole receivable has been paid since the default\./),
    ).toBeVisible();
    await expectAccessible(dara.page);
  });
  const start = { dara: await sold.balance("dara"), eli: await sold.balance("eli") };
  await step("Dara collects", () => collectAll(dara));
  await step("Eli collects", () => collectAll(eli));
  expect((await sold.balance("dara")) - start.dara).toBe(units("3635.508"));
  expect((await sold.balance("eli")) - start.eli).toBe(units("2423.672"));
  expect((await sold.read()).status).toBe("defaulted");
  await sold.close();
});
