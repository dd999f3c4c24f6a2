import type { Locator, Page } from "@playwright/test";
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
  // Under the pointer it would stay.
  await page.mouse.move(0, 0);
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
  // The last field closes the toast. As soon as it begins to, Next is pressed twice: on to the next step, and
  // there without its document. Watched from before the field is filled in.
  const button = await page.getByRole("button", { name: "Next", exact: true }).elementHandle();
  await page.evaluate((pressed) => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector("[data-sonner-toast][data-removed='true']")) return;
      watching.disconnect();
      (pressed as HTMLElement).click();
      setTimeout(() => (pressed as HTMLElement).click());
    });
    watching.observe(document, { subtree: true, attributeFilter: ["data-removed"] });
  }, button);
  await page.getByLabel("Registration number").fill("202412345K");
  await expect(toasts(page)).toHaveText([/Missing document/]);
  // Under the pointer it would stay.
  await page.mouse.move(0, 0);
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

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`toasts: cover no control that has the focus at ${width} px`, async ({ page, watch }) => {
    watch(page);
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
  });
}

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
