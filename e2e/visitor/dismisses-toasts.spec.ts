import type { Page } from "@playwright/test";
import { expectStep, fillCompany, next } from "../support/onboarding/onboarding-form.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";
import { expectToast, holdToasts, releaseToasts } from "../support/toasts.ts";

// Toasts neither suppress the next toast nor trap the keyboard.

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** Shows the toast about the missing document, which stays open. */
async function raiseToast(page: Page): Promise<void> {
  await holdToasts(page);
  await next(page);
  await expect(toasts(page)).toHaveText([/Missing document/]);
}

test("toasts: a closing toast does not close the next one of the same id", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/business/onboarding");
  await holdToasts(page);
  await next(page);
  await expectToast(
    page,
    "Missing information",
    "Please fill in all required company information fields",
  );
  await expectStep(page, "Company");
  await page.getByLabel("Company name").fill("Ada Trading Pte Ltd");
  await page.getByLabel("Country").selectOption("Singapore");
  await page.getByLabel("Registration number").fill("1");
  // The second press comes as soon as the first toast begins to close.
  await page.getByRole("button", { name: "Next", exact: true }).evaluate(async (button) => {
    const leaving = new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        if (!document.querySelector("[data-sonner-toast][data-removed='true']")) return;
        watching.disconnect();
        resolve();
      });
      watching.observe(document, { subtree: true, attributeFilter: ["data-removed"] });
    });
    (button as HTMLElement).click();
    await leaving;
    (button as HTMLElement).click();
  });
  await expect(toasts(page)).toHaveText([/Missing document/]);
});

test("toasts: Tab passes through a toast, and closing it restores the focus", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/business/onboarding");
  await fillCompany(page);
  await raiseToast(page);
  const theme = page.getByRole("radio", { checked: true });
  const close = page.getByRole("button", { name: "Close toast" });

  await theme.focus();
  await tabTo(page, close);
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  for (const left of [close, theme]) await expect(left).not.toBeFocused();

  await theme.focus();
  await tabTo(page, close);
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(theme).toBeFocused();
});

test("toasts: a toast that closes does not move the focus", async ({ page, watch }) => {
  watch(page);
  await page.goto("/business/onboarding");
  await fillCompany(page);
  await raiseToast(page);
  await page.getByRole("radio", { checked: true }).focus();
  await tabTo(page, page.getByRole("button", { name: "Close toast" }));
  const home = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  await home.focus();
  await releaseToasts(page);
  await expect(toasts(page)).toHaveCount(0);
  await expect(home).toBeFocused();
});
