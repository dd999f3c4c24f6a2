import { readFile } from "node:fs/promises";
import { collectAll, payAll, payPart, withdrawCredit } from "../support/market/buy-and-collect.ts";
import { test } from "../support/market/clock-test.ts";
import { phone, units } from "../support/market/market-story.ts";
import { sellReceivable } from "../support/market/sold-receivable.ts";
import { expect, expectAccessible } from "../support/test.ts";

const day = 86_400n;

/** Ten days after grace Cleo pays a part, then all of it; the fee is the holders'. */
test("a receivable goes late and is paid in two parts, with its fee", async ({
  browser,
  marketplace,
  watch,
}) => {
  const sold = await sellReceivable(browser, marketplace, { ...phone, watch });
  const { dara, eli, trade, listing, step } = sold;
  await sold.moveTo(sold.graceEnd + 10n * day);

  const ben = await sold.open("ben");
  await step("Ben reads what each late day costs", async () => {
    await ben.page.goto("/business/payments");
    await expect(ben.page.getByText(/It rises by about [\d.]+ USDC a day/)).toBeVisible();
    await expectAccessible(ben.page);
  });
  const cleo = await sold.open("cleo");
  await step("the payment page asks for the whole sum without the fee, and no more", async () => {
    await cleo.page.goto(`/pay/${listing}`);
    await expect(cleo.page.getByText("10,500.00 USDC", { exact: true })).toBeVisible();
    await expect(cleo.page.getByText(/late fee/)).toHaveCount(0);
    await cleo.page.getByLabel("Amount in USDC").fill("20,000.00");
    await expect(cleo.page.getByText(/^Only [\d,.]+ USDC is left to pay\./)).toBeVisible();
    await expectAccessible(cleo.page);
  });
  await step("Cleo pays a part", () => payPart(cleo, trade, "4,000.00"));
  await step("and has a proof of it", async () => {
    const download = cleo.page.waitForEvent("download");
    await cleo.page.getByRole("link", { name: /^Proof of payment/ }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  });
  await step("the payment page subtracts that part", () =>
    expect(cleo.page.getByText(/ owed, 4,000\.00 already paid$/)).toBeVisible(),
  );
  await step("Cleo pays the rest", () => payAll(cleo, trade));

  const { paidIn, repayPerUnit } = await sold.read();
  const before = { dara: await sold.balance("dara"), eli: await sold.balance("eli") };
  await step("Dara collects", () => collectAll(dara));
  await step("Eli collects", () => collectAll(eli));
  const got = {
    dara: (await sold.balance("dara")) - before.dara,
    eli: (await sold.balance("eli")) - before.eli,
  };
  const repayment = 100n * repayPerUnit;
  const fee = got.dara + got.eli - repayment;
  // Ten days at 12 % a year on 10,000, and at most an hour more.
  expect(fee).toBeGreaterThanOrEqual(units("32.8"));
  expect(fee).toBeLessThan(units("33.1"));
  expect(got.dara).toBeGreaterThan(60n * repayPerUnit);

  await step("Ben withdraws what is left of the reserve", async () => {
    const start = await sold.balance("ben");
    await withdrawCredit(ben);
    // Less than one base unit for each note stays behind.
    expect(paidIn - repayment - fee - ((await sold.balance("ben")) - start)).toBeLessThan(2n);
  });
  await sold.close();
});
