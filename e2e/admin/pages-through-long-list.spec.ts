import type { Page } from "@playwright/test";
import pg from "pg";
import { insertBusinesses } from "../../bench/support/insert-businesses.ts";
import { openPortal } from "../support/admin/portal.ts";
import { startMarketplaceProcess } from "../support/marketplace/running-marketplace.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// There are more requests than a page, a count or an export can hold.

let stop: (() => Promise<void>) | undefined;
test.afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** Rows that are wholly visible below the bar of the desk. */
const rowsInView = (page: Page) =>
  page.locator("tbody tr").evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 48 && bottom <= window.innerHeight;
      }).length,
  );

/** More of each status than are counted, more in all than a file holds, and 55 pending that match a search. */
const count = 13_200;
const few = "/admin?status=pending&search=Bo+Textiles";

const emptyLists = [
  ["/admin", "No businesses have been registered yet."],
  ["/admin/investors", "No investors have registered yet."],
  ["/admin/articles", "No articles yet."],
  ["/admin/mails", "No emails yet."],
  ["/admin/audit?action=business.approved", "No entries found."],
] as const;

test("lists: empty ones are accessible on a phone; thousands of requests are counted, paged, searched and exported", async ({
  browser,
  watch,
}) => {
  const own = await startMarketplaceProcess({ webProcesses: 1, variables: { DEMO: "0" } });
  stop = own.stop;
  const context = await browser.newContext({ baseURL: own.running.url });
  const page = await context.newPage();
  watch(page);
  const rows = page.getByRole("link", { name: /^View / });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const names = () => rows.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

  await openPortal(page, own.running);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, words] of emptyLists) {
    await test.step(`${path} is empty`, async () => {
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText(words);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
  const owner = new pg.Pool({ connectionString: own.running.ownerUrl });
  await insertBusinesses(owner, count).finally(() => owner.end());

  for (const width of [360, 1280]) {
    await test.step(`counts and pages at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/admin");
      for (const status of ["Pending", "Approved", "Rejected"]) {
        await expect(link(`${status} 1000+`)).toBeVisible();
      }
      await expect(rows).toHaveCount(50);
      await expect(page.getByRole("button", { name: "Connect Wallet" })).toHaveCount(0);
      await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(width === 360 ? 6 : 15);
      const newest = await names();
      await link("Older").click();
      await expect(page).toHaveURL(/after=/);
      await expect(rows.first()).not.toHaveAccessibleName(newest[0] ?? "");
      await expect(rows).toHaveCount(50);
      expect((await names()).filter((name) => newest.includes(name))).toEqual([]);
      await link("Newest").click();
      await expect(rows.first()).toHaveAccessibleName(newest[0] ?? "");
      expect(await names()).toEqual(newest);
      await expect(link("Newest")).toHaveCount(0);
      await link(width === 360 ? "Newest first" : "Date").click();
      await expect(page).toHaveURL(/sort=oldest/);
      await expect(rows.first()).not.toHaveAccessibleName(newest[0] ?? "");
      await expect(link("Newer")).toBeVisible();
      if (width === 1280) {
        const date = page.getByRole("columnheader", { name: "Date" });
        await expect(date).toHaveAttribute("aria-sort", "ascending");
      }
    });
  }

  await test.step("an incomplete export says so", async () => {
    await page.getByRole("button", { name: "Export CSV" }).click();
    const rest = "The file contains the first 10,000 rows. Filter the list to export the rest.";
    await expectToast(page, "Export is incomplete", rest);
  });

  await test.step("a second page whose last requests were approved has no older entries", async () => {
    await page.goto(few);
    await link("Older").click();
    await expect(rows).toHaveCount(5);
    await page.getByRole("checkbox", { name: "Select all 5 pending on this page" }).click();
    await page.getByRole("button", { name: "Approve selected" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Approve 5 businesses" }).click();
    await expect(dialog.getByRole("heading", { name: "5 of 5 approved" })).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText("No older entries.")).toBeVisible();
      await expect(page.getByText(/No businesses found/)).toHaveCount(0);
    }
    await link("Newest").click();
    await expect(rows).toHaveCount(50);
    await expect(link("Older")).toHaveCount(0);
  });

  await test.step("a complete export shows no warning", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    await download;
    await expect(page.getByText("Export is incomplete")).toHaveCount(0);
  });
  await context.close();
});
