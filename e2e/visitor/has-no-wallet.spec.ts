import { devices } from "@playwright/test";
import { connectButton } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { closeToast, expectToast, holdToasts } from "../support/toasts.ts";

// A visitor without a wallet always finds a next step.

test("install guide: opens without a wallet, says so when it looks again, and can be closed §2.37 §2.38 §4.5", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/");
  await connectButton(page).click();
  const guide = page.getByRole("dialog", { name: "Wallet installation guide" });
  await expect(guide.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(guide.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveText([
    /Visit the wallet site/,
    /Install the extension/,
    /Create or import a wallet/,
    /Return and click Connect Wallet/,
  ]);
  await expect(guide.getByRole("link", { name: /Visit the wallet site/ })).toHaveAttribute(
    "href",
    "https://metamask.io/download/",
  );
  await expect(guide.getByRole("link", { name: "Open in wallet app" })).toHaveCount(0);
  await expectAccessible(page);

  await test.step("'Check again' reports that no wallet was found §5.1 §8.1 §8.2", async () => {
    await guide.getByRole("button", { name: "Check again" }).click();
    await expectToast(
      page,
      "Wallet not found",
      "MetaMask or another Ethereum wallet is required",
      "error",
    );
    await expect(guide.getByRole("status").first()).toContainText("No Ethereum provider found");
  });
  await guide.getByRole("button", { name: "I'll do this later" }).click();
  await expect(guide).toBeHidden();
  await expect(connectButton(page)).toBeFocused();
});

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
  for (const path of ["funding-request", "rewards", "payments", "profile"]) {
    await page.goto(`/business/${path}`);
    const access = page.getByRole("region", { name: "Access" });
    await expect(access.getByRole("heading", { name: "Wallet required" })).toBeVisible();
    await expect(
      access.getByText("Please connect your wallet to access this feature."),
    ).toBeVisible();
    await expect(access.getByRole("button", { name: "Connect Wallet" })).toBeEnabled();
  }
  await page.getByRole("link", { name: "Back to the Business Portal" }).click();
  await expect(page).toHaveURL(/\/business$/);
});

test("install guide: on a phone it opens the page in the wallet's app", async ({
  browser,
  marketplace,
  watch,
}) => {
  const { defaultBrowserType: _type, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext({
    ...phone,
    baseURL: marketplace.url,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  watch(page);
  await page.clock.install();
  await page.goto("/business");
  await connectButton(page).tap();
  const guide = page.getByRole("dialog", { name: "Wallet installation guide" });
  await expect(guide.getByRole("link", { name: "Open in wallet app" })).toHaveAttribute(
    "href",
    `https://link.metamask.io/dapp/${new URL(marketplace.url).host}/business`,
  );
  // It says "Copied" for two seconds: here the clock is paused until that has been read.
  await page.clock.pauseAt(Date.now() + 60_000);
  await guide.getByRole("button", { name: "Copy link" }).tap();
  await expect(guide.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${marketplace.url}/business`,
  );
  await page.clock.resume();
  await expect(guide.getByRole("button", { name: "Copy link" })).toBeVisible();
  await context.close();
});
