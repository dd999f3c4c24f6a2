import { openPortal } from "../support/admin/portal.ts";
import { expect, test } from "../support/test.ts";

/** In CSS pixels: fifteen of them fit below the desk's head on a screen of 1280 × 800. */
const highestRow = 36;

test("market desk: on a small screen a row is two low lines, and shows its receivable", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPortal(page, marketplace, "/admin/market?topic=all");
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
