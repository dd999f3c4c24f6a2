import { expect, test } from "../support/test.ts";

test("investor portal: shows three opportunities, marked as samples §2.61 §3.14 §9.19", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/investor");
  const cards = page
    .getByRole("region", { name: "Featured Investment Opportunities" })
    .getByRole("listitem");
  await expect(cards).toHaveCount(3);
  for (const [at, words] of [
    [0, ["Sample", "Low risk", "24,000 USDC", "Invoice", "30 days", "12% APR", "Gold"]],
    [1, ["Sample", "Medium risk", "11,500 USDT", "Order", "45 days", "15% APR", "Silver"]],
    [2, ["Sample", "Medium-High risk", "4,200 USDC", "60 days", "Custom NFT package", "Bronze"]],
  ] as const) {
    for (const word of words) await expect(cards.nth(at)).toContainText(word);
    await expect(cards.nth(at).getByRole("heading")).toHaveText(/\w{3}/);
  }
});
