import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { privateKeyToAccount } from "viem/accounts";
import { openPortal, withPendingBusiness } from "../support/admin/portal.ts";
import { registerInvestor } from "../support/onboarding/register-investor.ts";
import { expect, test } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

// An erased record stays in the lists as a wallet. Op sees why it has no data, and no action that the
// database would reject.

test("erased business: it is marked and offers no decision", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const business = await withPendingBusiness(marketplace, `Erased ${uniqueWord()}`);
  await erasePerson(marketplace.ownerUrl, business.wallet);
  await openPortal(page, marketplace, `/admin?search=${business.wallet}`);
  const row = page.getByRole("row").filter({ hasText: "[erased]" });
  await expect(row.getByText("Erased", { exact: true })).toBeVisible();
  await row.getByRole("link", { name: "View [erased]" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("paragraph").filter({ hasText: /^Erased on / })).toBeVisible();
  await expect(dialog.getByText(business.wallet)).toBeVisible();
  await expect(dialog.getByText("Registration certificate")).toHaveCount(0);
  await expect(
    dialog.getByRole("button", { name: /^(?!Close$|Copy$|(Previous|Next) )/ }),
  ).toHaveCount(0);
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
});

test("erased investor: it is marked and offers no decision", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const key = await registerInvestor(marketplace, `Erased ${uniqueWord()}`);
  const wallet = privateKeyToAccount(key).address.toLowerCase();
  await erasePerson(marketplace.ownerUrl, wallet);
  await openPortal(page, marketplace, `/admin/investors?search=${wallet}`);
  await page.getByRole("link", { name: "View [erased]" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("paragraph").filter({ hasText: /^Erased on / })).toBeVisible();
  await expect(dialog.getByText("Erased", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Government ID Number")).toHaveCount(0);
  await expect(
    dialog.getByRole("button", { name: /^(?!Close$|Copy$|(Previous|Next) )/ }),
  ).toHaveCount(0);
});
