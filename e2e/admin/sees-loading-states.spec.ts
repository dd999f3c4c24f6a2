import { openPortal, withPendingBusiness } from "../support/admin/portal.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { pageData } from "../support/network/network-faults.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

// The server is slow, and every screen shows that it is loading.

test("loading states: lists, sections and entries show that they are loading", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const company = `Slow ${uniqueWord()}`;
  await withPendingBusiness(marketplace, company);
  await openPortal(page, marketplace, `/admin?search=${encodeURIComponent(company)}`);
  const portal = page.getByRole("navigation", { name: "Portal" });

  await test.step("an entry marks its link", async () => {
    const view = page.getByRole("link", { name: `View ${company}` });
    const entry = await holdNextRequest(page, pageData);
    await view.click();
    await expect(view).toHaveAttribute("aria-busy", "true");
    entry.release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
  });

  await test.step("an entry closes at once, before the list has loaded", async () => {
    const list = await holdNextRequest(page, pageData);
    await page.keyboard.press("Escape");
    await list.caught();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/requests/);
    const view = page.getByRole("link", { name: `View ${company}` });
    await expect(view).toBeFocused();
    list.release();
    await expect(page).not.toHaveURL(/requests/);
    await expect(view).toBeFocused();
  });

  for (const { place, choose, label } of [
    { place: "Requests", choose: /^Approved/, label: "Loading businesses" },
    { place: "Investors", choose: /^Approved/, label: "Loading investors" },
    { place: "Articles", choose: "Drafts", label: "Loading articles" },
    { place: "Mail", choose: /^Failed( \d+)?$/, label: "Loading mail" },
  ]) {
    await test.step(`${place}: its link is marked, and another filter shows a skeleton`, async () => {
      const link = portal.getByRole("link", { name: place, exact: true });
      if (place !== "Requests") {
        const arrival = await holdNextRequest(page, pageData);
        await link.click();
        await expect(link).toHaveAttribute("aria-busy", "true");
        arrival.release();
        await expect(link).toHaveAttribute("aria-current", "page");
        await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
      }
      const other = await holdNextRequest(page, pageData);
      await page.getByRole("main").getByRole("link", { name: choose }).click();
      await expect(page.getByRole("status").filter({ hasText: label })).toBeAttached();
      if (place === "Mail") await expectAccessible(page, "held");
      other.release();
      await expect(page.getByRole("status").filter({ hasText: label })).toHaveCount(0);
    });
  }

  await test.step("the audit log does the same", async () => {
    await portal.getByRole("link", { name: "Audit log" }).click();
    await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
    const other = await holdNextRequest(page, pageData);
    await page.getByLabel("Action").selectOption("business.approved");
    await expect(
      page.getByRole("status").filter({ hasText: "Loading the audit log" }),
    ).toBeAttached();
    other.release();
    await expect(page).toHaveURL(/action=business.approved/);
  });
});
