import { sign } from "../page-wallet.ts";
import { expect } from "../test.ts";
import type { Actor } from "./actor.ts";

/** An investor saves a search of the exchange under a name of her own, and watches a receivable. */
export async function saveAndWatch(
  { page, wallet, check }: Actor,
  listing: bigint,
  name: string,
): Promise<void> {
  await page.goto("/exchange?tier=1");
  const save = page.getByRole("link", { name: "Save this search" }).filter({ visible: true });
  // On a the filters are folded away.
  if ((await save.count()) === 0) await page.getByText("Filter", { exact: true }).click();
  await save.click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await check();
  await page.getByRole("button", { name: "Save search" }).click();
  await sign(wallet);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.goto(`/exchange/${listing}`);
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  await page.getByRole("link", { name: "See what you watch" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.locator(`a[href="/exchange/${listing}"]`)).toBeVisible();
}

/** A holder who was repaid rates the seller; her wallet has signed in before. */
export async function rateSeller({ page, check }: Actor, listing: bigint): Promise<void> {
  await page.goto("/investor/portfolio");
  await page
    .getByRole("button", { name: new RegExp(`^Rate .+ for receivable #${listing}$`) })
    .click();
  await page.getByRole("radio", { name: "4 Good" }).check();
  await page.getByLabel("In your own words (optional)").fill("Paid on the day it was due.");
  await check();
  await page.getByRole("button", { name: "Send rating" }).click();
  await expect(page.getByText(/^Thank you\. You rated it 4 of 5/)).toBeVisible();
}
