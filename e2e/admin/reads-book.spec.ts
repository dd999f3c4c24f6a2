import { openPortal } from "../support/admin/portal.ts";
import { expect, test } from "../support/test.ts";

test("book: an admin reads what is outstanding and finds a receivable, by keyboard", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await openPortal(page, marketplace);
  const portal = page.getByRole("navigation", { name: "Portal" });
  await portal.getByRole("link", { name: "Book", exact: true }).press("Enter");
  await expect(page.getByRole("region", { name: "Ageing" }).first()).toContainText("In default");
  const field = page.getByRole("searchbox", { name: "Find a receivable" });
  await field.focus();
  await page.keyboard.type("#1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/market\?q=%231$/);
  await expect(page.getByRole("link", { name: "Receivable #1", exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "1 receivable found." })).toBeVisible();
});
