import { openPortal } from "../support/admin/portal.ts";
import { expect, test } from "../support/test.ts";

test("funding requests: on a phone a row begins with who and what, and its amount is below", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await openPortal(page, marketplace, "/admin/funding-requests?status=all");
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
