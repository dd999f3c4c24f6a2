import type { Locator } from "@playwright/test";
import { openPortal } from "../admin/portal.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { expect } from "../test.ts";
import type { Actor } from "./actor.ts";

/** Olga checks the customer, or what else has to be, and attests the request with her wallet. */
export async function attestRequest(
  { page, wallet, check }: Actor,
  marketplace: RunningMarketplace,
  name: string,
  checks: readonly (readonly [subject: string, button: string])[] = [
    ["Customer's contact", "Record verification"],
    ["Customer's confirmation", "Record confirmation"],
  ],
): Promise<void> {
  await openPortal(page, marketplace, "/admin/funding-requests");
  // The newest is first: below it may be the request of a sale of the same that failed.
  await page
    .getByRole("link", { name: new RegExp(`^View .*${name}$`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  for (const [subject, button] of checks) {
    const region = dialog.getByRole("region", { name: subject });
    await region.getByRole("combobox").selectOption("phone");
    await region.getByLabel("What you checked").fill("Spoke to them by phone.");
    await region.getByRole("button", { name: button }).click();
    await expect(region.getByText("Recorded", { exact: true })).toBeVisible();
  }
  const attest = dialog.getByRole("button", { name: "Attest" });
  // The request has loaded.
  await expect(attest).toBeVisible();
  await compareWithSimilar(dialog);
  await attest.click();
  await dialog.getByText("Technical details").click();
  await expect(dialog.getByText("Digest", { exact: true })).toBeVisible();
  await check();
  await dialog.getByRole("button", { name: "Sign and attest" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await expect(dialog.getByText("Attested", { exact: true }).first()).toBeVisible();
}

/** Records that no other request is the same invoice; a campaign has no such check. */
async function compareWithSimilar(dialog: Locator): Promise<void> {
  const region = dialog.getByRole("region", { name: "Similar requests" });
  if ((await region.count()) === 0) return;
  const why = region.getByLabel("Why none of them is this invoice");
  if ((await why.count()) > 0) await why.fill("Each is another delivery.");
  await region.getByRole("button", { name: "No other request is this invoice" }).click();
  await expect(region.getByText("Recorded", { exact: true })).toBeVisible();
}
