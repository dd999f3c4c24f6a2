import { openPortal, withPendingBusiness } from "../support/admin/portal.ts";
import { withWaitingRequests } from "../support/admin/waiting-requests.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { pageData } from "../support/network/network-faults.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Op reviews without a mouse.

test("keyboard: a morning with 60 requests, the longest waiting first", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const stamp = uniqueWord();
  const [older, newer] = [`Alma ${stamp}`, `Bela ${stamp}`];
  await withPendingBusiness(marketplace, older);
  await withPendingBusiness(marketplace, newer);
  await withWaitingRequests(marketplace, stamp, [older, newer], 58);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPortal(page, marketplace);
  const dialog = page.getByRole("dialog");
  const body = dialog.locator("> div > [tabindex='0']");
  const view = (name: string) => page.getByRole("link", { name: `View ${name}` });
  const views = page.getByRole("link", { name: /^View/ });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });

  await test.step("finds all of them, and the two that wait longest come first", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type(stamp);
    await expect(page).toHaveURL(new RegExp(`search=${stamp}`));
    await expect(views).toHaveCount(50);
    await tabTo(page, page.getByRole("columnheader").getByRole("link"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(views.first()).toHaveAccessibleName(`View ${older}`);
    const sorted = page.locator("th[aria-sort]");
    await expect(sorted).toHaveAttribute("aria-sort", "ascending");
    await page.keyboard.press("j");
    await expect(view(older)).toBeFocused();
  });

  await test.step("reads the document, approves, and the focus returns to the row", async () => {
    await page.keyboard.press("Enter");
    await tabTo(page, button("Download original"));
    // Said beside Approve until the certificate was before their eyes.
    await expect(dialog.getByText("You haven’t looked at the certificate yet.")).toHaveCount(0);
    await tabTo(page, button("Approve"));
    await page.keyboard.press("Enter");
    await expectToast(page, "Status updated", "Business has been approved");
    await expect(dialog).toContainText("Approved · Tier 3 Kickstart");
    // The button no longer exists; the dialog's body has the focus, visibly.
    await expect(body).toBeFocused();
    await expect(body).toHaveCSS("outline-style", "solid");
    await expect(body).toHaveCSS("outline-offset", "-2px");
    await expect(dialog).not.toHaveAttribute("tabindex");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(view(older)).toBeFocused();
  });

  await test.step("rejects the other with a reason", async () => {
    await page.keyboard.press("j");
    await expect(view(newer)).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, button("Reject"));
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Common reasons")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type(`Not readable, ${stamp}.`);
    await tabTo(page, button("Back"));
    await page.keyboard.press("Enter");
    await expect(body).toBeFocused();
    await tabTo(page, button("Reject"));
    await page.keyboard.press("Enter");
    await tabTo(page, button("Reject with this reason"));
    await page.keyboard.press("Enter");
    await expectToast(page, "Status updated", "Business has been rejected");
    await expect(dialog).toContainText(`Not readable, ${stamp}.`);
  });

  await test.step("Escape returns to the row, which shows the new status", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(view(newer)).toBeFocused();
    await expect(view(newer)).toBeInViewport();
    await expect(page.getByRole("row").filter({ hasText: newer })).toContainText("Rejected");
    await page.keyboard.press("k");
    await expect(view(older)).toBeFocused();
  });

  await test.step("only what still waits is left to do", async () => {
    const pending = page.getByRole("link", { name: /^Pending/ });
    await pending.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/status=pending/);
    await expect(views.first()).toHaveAccessibleName(`View Waiting 1 ${stamp}`);
    await expect(view(older)).toHaveCount(0);
  });
});

test("keyboard: single keys can be turned off, and the audit log is filtered without a mouse", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const company = `Silent ${uniqueWord()}`;
  await withPendingBusiness(marketplace, company);
  await openPortal(page, marketplace, `/admin?search=${encodeURIComponent(company)}`);
  const setting = page.getByLabel("Use single-key shortcuts");
  const view = page.getByRole("link", { name: `View ${company}` });
  const box = page.getByRole("row").filter({ hasText: company }).getByRole("checkbox");
  const heading = page.getByText("Keyboard shortcuts", { exact: true });
  const pressAll = async () => {
    for (const key of ["j", "k", "/", "x"]) await page.keyboard.press(key);
  };

  await test.step("a click on the setting turns them off", async () => {
    await heading.click();
    await expect(setting).toBeChecked();
    await expectAccessible(page);
    await setting.uncheck();
    await pressAll();
    await expect(setting).toBeFocused();
    await view.focus();
    await pressAll();
    await expect(view).toBeFocused();
    await expect(box).not.toBeChecked();
  });

  await test.step("they stay off after a reload and in the other lists", async () => {
    await page.reload();
    await heading.click();
    await expect(setting).not.toBeChecked();
    await view.focus();
    await pressAll();
    await expect(view).toBeFocused();
    await expect(box).not.toBeChecked();
    await page.getByRole("link", { name: "Articles", exact: true }).click();
    await expect(page.getByRole("searchbox", { name: "Search articles" })).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).not.toBeFocused();
  });

  await test.step("and can be turned on again", async () => {
    await heading.click();
    await setting.check();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
  await test.step("the audit log", async () => {
    await page.goto("/admin/audit");
    const [action, subject] = [page.getByLabel("Action"), page.getByLabel("Subject")];

    await test.step("chooses one action after another without losing the focus", async () => {
      await action.focus();
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(/action=business.approved/);
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(/action=business.rejected/);
      await expect(action).toBeFocused();
      await expect(action).toHaveValue("business.rejected");
    });

    await test.step("typed text stays when the list of an action loads", async () => {
      const list = await holdNextRequest(page, pageData);
      await page.keyboard.press("ArrowDown");
      await list.caught();
      await subject.fill("b1");
      list.release();
      await expect(page).toHaveURL(/action=business.suspended/);
      await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
      await expect(subject).toHaveValue("b1");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/action=business.suspended.*subject=b1/);
      await expect(page.getByText("No entries found.")).toBeVisible();
    });

    await test.step("the fields follow the browser's back button", async () => {
      await page.goBack();
      await expect(subject).toHaveValue("");
      await page.goBack();
      await expect(action).toHaveValue("business.rejected");
    });
  });
});
