import { expect, expectAccessible, test } from "../support/test.ts";
import { closeToast, expectToast, holdToasts } from "../support/toasts.ts";

// A visitor without a wallet always finds a next step.

test("without a wallet: every feature of the business portal asks for one §6.1 §6.2", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/business");
  const panel = page.getByRole("region", { name: "Business status" });
  await expect(panel.getByText("Wallet connection required")).toBeVisible();
  await panel.getByRole("button", { name: "How to get a wallet" }).click();
  await expect(page.getByRole("dialog", { name: "Wallet installation guide" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await holdToasts(page);
  for (const feature of ["Create a request", "Define rewards", "Manage payments", "Open profile"]) {
    await page.getByRole("button", { name: feature }).click();
    await expectToast(
      page,
      "Wallet required",
      "Please connect your wallet to access this feature.",
    );
    await closeToast(page, "Wallet required");
  }
  await page.goto("/business/profile");
  const access = page.getByRole("region", { name: "Access" });
  await expect(access.getByRole("heading", { name: "Wallet required" })).toBeVisible();
  await expect(
    access.getByText("Please connect your wallet to access this feature."),
  ).toBeVisible();
  await expect(access.getByRole("button", { name: "Connect Wallet" })).toBeEnabled();
  await page.getByRole("link", { name: "Back to the Business Portal" }).click();
  await expect(page).toHaveURL(/\/business$/);
});
