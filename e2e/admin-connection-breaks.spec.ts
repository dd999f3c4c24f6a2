import { openPortal, withPendingBusiness } from "./support/admin-page.ts";
import { newStamp } from "./support/stamp.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("a list whose request gets lost is asked for again where it was", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED|Failed to fetch/);
  const company = `Broken off ${newStamp()}`;
  await withPendingBusiness(marketplace, company);
  await openPortal(page, marketplace);
  const data = "**/admin.data*";
  await page.route(data, (route) => route.abort());
  await page.getByRole("searchbox").fill(company);
  await expect(page.getByText("Nothing is lost. The connection broke off.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(data);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: `View ${company}` })).toBeVisible();
  await expect(page.getByRole("link", { name: /^View / })).toHaveCount(1);
});
