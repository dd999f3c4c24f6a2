import { expect, type Page } from "@playwright/test";

/** A toast with exactly this title and this text has come up. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page
    .locator("[data-sonner-toast]")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
  await expect(toast.first()).toBeVisible();
}
