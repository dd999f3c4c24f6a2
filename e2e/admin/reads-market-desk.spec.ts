import { openPortal } from "../support/admin/portal.ts";
import { expect, test } from "../support/test.ts";

/** In CSS pixels: fifteen of them fit below the desk's head on a screen of 1280 × 800. */
const highestRow = 36;

test("desk: rows of receivables are low, rows of requests are cards on a phone, and the book is searched by keyboard", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPortal(page, marketplace);
  await test.step("the book: what is outstanding, and a receivable, by keyboard", async () => {
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
  await test.step("on a small screen a row of the market is two low lines, and shows its receivable", async () => {
    await page.goto("/admin/market?topic=all");
    const rows = page
      .getByRole("region", { name: "Receivables", exact: true })
      .getByRole("row")
      .filter({ has: page.getByRole("cell") });
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(highestRow);
      const cell = row.getByRole("cell").first();
      const title = await cell.getAttribute("title");
      await expect(cell.getByRole("link", { name: /^Receivable #/ })).toBeVisible();
      expect(title).toMatch(/^Receivable #\d+, ./);
      expect((await cell.boundingBox())?.width).toBeGreaterThan(200);
    }
  });
  await test.step("on a phone a funding request begins with who and what, and its amount is below", async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto("/admin/funding-requests?status=all");
    const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: /^View / }) });
    await expect(rows.first()).toBeVisible();
    for (const row of (await rows.all()).slice(0, 3)) {
      const [name, amount] = await Promise.all([
        row.getByRole("cell").first().boundingBox(),
        row.getByRole("cell", { name: /^Amount/ }).boundingBox(),
      ]);
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((amount?.y ?? 0) + 1);
      expect(name?.x).toBeLessThan(40);
      expect(name?.width).toBeGreaterThan(280);
    }
  });
});
