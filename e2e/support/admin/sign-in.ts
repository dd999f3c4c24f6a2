import { expect, type Locator, type Page } from "@playwright/test";

/** Somebody signs in at the screen itself. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** What stands above everything that an admin sees. */
export const portal = (page: Page): Locator =>
  page.getByRole("heading", { name: "Admin Operations Portal" });

/** Where the link of a mail leads to. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("New password again").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is set" })).toBeVisible();
}
