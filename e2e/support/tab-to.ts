import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Presses Tab until the target has the focus. More presses than there are targets mean a focus trap. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
