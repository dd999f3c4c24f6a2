import { connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";

// When a script fails to load, the rest of the page keeps working.

test("wallet panel: when its script fails to load, the page stays and can load it again", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED/);
  const wallet = await giveWallet(page, marketplace, {});
  const code = "**/assets/wallet-pill-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto("/about");
  await connectButton(page).click();
  (await wallet.nextRequest("eth_requestAccounts")).confirm();
  const again = page.getByRole("banner").getByRole("button", { name: "Reload wallet" });
  await expect(again).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute(code);
  await again.click();
  await expect(pill(page)).toBeVisible();
});
