import { openPortal, withPendingBusiness } from "../support/admin/portal.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { pageData } from "../support/network/network-faults.ts";
import { expect, test } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Op is faster than the server: each of her actions adds to the one before.

test("request list: searches, filters, entries and a closed dialog add up while other lists load", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await test.step("a search and a filter chosen while the other loads both apply", async () => {
    const stamp = uniqueWord();
    await withPendingBusiness(marketplace, `Quick ${stamp}`);
    await openPortal(page, marketplace);
    const field = page.getByRole("searchbox");
    const pending = page.getByRole("link", { name: /^Pending/ });
    const both = new RegExp(`\\?(?=.*status=pending)(?=.*search=${stamp})`);

    await test.step("chooses the filter, and types before its list has loaded", async () => {
      const filtered = await holdNextRequest(page, pageData);
      await pending.click();
      await filtered.caught();
      const searched = page.waitForRequest(pageData);
      await field.fill(stamp);
      await searched;
      filtered.release();
      await expect(page).toHaveURL(both);
    });

    await test.step("types, and chooses the filter before that list has loaded", async () => {
      await page.getByRole("link", { name: "Requests", exact: true }).click();
      await expect(field).toHaveValue("");
      const searched = await holdNextRequest(page, pageData);
      await field.fill(stamp);
      await searched.caught();
      await pending.click();
      searched.release();
      await expect(page).toHaveURL(both);
      await expect(field).toHaveValue(stamp);
      await expect(page.getByRole("link", { name: /^View/ })).toHaveCount(1);
    });
  });
  await test.step("opening an entry right after typing keeps the search", async () => {
    const company = `Hasty ${uniqueWord()}`;
    await withPendingBusiness(marketplace, company);
    await openPortal(page, marketplace);
    const field = page.getByRole("searchbox");
    const dialog = page.getByRole("dialog");
    const view = page.getByRole("link", { name: `View ${company}` });
    const withSearch = new RegExp(`search=${company.replaceAll(" ", "\\+")}`);

    await test.step("a row is opened before the search starts", async () => {
      const entry = await holdNextRequest(page, /requests\/[^/]*\.data/);
      await field.fill(company);
      await view.click();
      await entry.caught();
      entry.release();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(withSearch);
      await expect(dialog).toHaveCount(0);
    });

    await test.step("a row is opened while the search loads", async () => {
      await page.getByRole("link", { name: "Requests", exact: true }).click();
      await expect(field).toHaveValue("");
      const searched = await holdNextRequest(page, pageData);
      await field.fill(company);
      await searched.caught();
      await view.click();
      searched.release();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(withSearch);
      await expect(field).toHaveValue(company);
    });
  });
  await test.step("a closed dialog stays closed while the list loads", async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const stamp = uniqueWord();
    for (const name of ["Alma", "Bela", "Cora", "Dora", "Eva", "Fay", "Gil"]) {
      await withPendingBusiness(marketplace, `${name} ${stamp}`);
    }
    await openPortal(page, marketplace, `/admin?search=${stamp}`);
    const dialog = page.getByRole("dialog");
    const view = page.getByRole("link", { name: `View Alma ${stamp}` });
    const open = async () => {
      await view.click();
      await expect(dialog.getByRole("button", { name: "Approve" })).toBeVisible();
    };
    const close = async () => {
      const list = await holdNextRequest(page, pageData);
      await dialog.getByRole("button", { name: "Close" }).click();
      await list.caught();
      await expect(dialog).toHaveCount(0);
      return list;
    };

    await test.step("its row is visible at once, and later scrolling is kept", async () => {
      await open();
      const list = await close();
      await expect(view).toBeFocused();
      await expect(view).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 150));
      list.release();
      await expect(page).not.toHaveURL(/requests/);
      const place = page.getByRole("link", { name: "Requests", exact: true });
      await expect(place).toHaveAttribute("aria-current", "page");
      const settled = () => page.evaluate(() => new Promise(requestAnimationFrame));
      await settled();
      await settled();
      expect(await page.evaluate(() => window.scrollY)).toBe(150);
    });

    await test.step("a search applies to the list", async () => {
      await open();
      const list = await close();
      await page.keyboard.press("/");
      const searched = page.waitForRequest(pageData);
      await page.getByRole("searchbox").fill(`Eva ${stamp}`);
      await searched;
      list.release();
      await expect(page).toHaveURL(/\/admin\?search=Eva/);
      await expect(page.getByRole("link", { name: /^View/ })).toHaveCount(1);
      await expect(dialog).toHaveCount(0);
    });
  });
});
