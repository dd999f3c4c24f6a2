import type { Locator, Page } from "@playwright/test";
import { fillCompany, next } from "../support/onboarding/onboarding-form.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";
import { holdToasts, releaseToasts } from "../support/toasts.ts";

// Toasts neither suppress the next toast nor trap the keyboard.

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** Shows the toast about the missing document, which stays open. */
async function raiseToast(page: Page): Promise<void> {
  await holdToasts(page);
  await next(page);
  await expect(toasts(page)).toHaveText([/Missing document/]);
  // Under the pointer it would stay.
  await page.mouse.move(0, 0);
}

test("toasts: Tab passes through a toast; closed by hand it gives the focus back, by itself it moves none", async ({
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

  await raiseToast(page);
  await theme.focus();
  await tabTo(page, close);
  const home = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  await home.focus();
  await releaseToasts(page);
  await expect(toasts(page)).toHaveCount(0);
  await expect(home).toBeFocused();
});

test("toasts: cover no control that has the focus, on a phone and on a wide screen", async ({
  page,
  watch,
}) => {
  watch(page);
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/about");
    await holdToasts(page);
    const footer = page.getByRole("contentinfo");
    const pressed = footer.getByRole("button", { name: "Discord" });
    await pressed.focus();
    // At the window's foot, where the notice rises.
    await pressed.evaluate((one) => one.scrollIntoView({ block: "end" }));
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveText([/Discord coming soon!/]);
    await expectClear(page, pressed);
    const last = footer.getByRole("link").last();
    await last.focus();
    await expectClear(page, last);
    await page.getByRole("button", { name: "Connect Wallet" }).first().click();
    const later = page.getByRole("button", { name: "I'll do this later" });
    await later.focus();
    await expectClear(page, later);
  }
});

/** The notices lie beside it, once they have risen. */
async function expectClear(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect.poll(() => distance(toasts(page), control)).toBeGreaterThan(0);
}

/** Between two boxes, in CSS pixels; zero where they touch or overlap. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return -1;
  const x = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const y = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(x, y);
}
