import type { Page } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask, review } from "../support/admin/review.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { failRequests } from "../support/network/network-faults.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { connect, giveWallet } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { closeToast, expectToast, holdToasts } from "../support/toasts.ts";

// The six states of the status panel, and what each button and page says in them.

const panel = (page: Page) => page.getByRole("region", { name: "Business status" });
const banner = (page: Page) => page.getByRole("region", { name: "Ready to get paid early?" });
const features = [
  ["Create a request", "funding-request", "Sign in with your wallet"],
  ["Define rewards", "rewards", "No rewards yet"],
  ["Manage payments", "payments", "Nothing to pay"],
  ["Open profile", "profile", "Your record starts with your first receivable"],
] as const;

/** What these buttons and a page behind them say. */
async function expectClosed(
  page: Page,
  title: string,
  text: string,
  pressed: readonly (typeof features)[number][] = [features[0]],
) {
  // The same text each time: each toast is closed before the next press.
  await holdToasts(page);
  for (const [action] of pressed) {
    const button = page.getByRole("button", { name: action });
    // A suspended business's are told as disabled, and still answer.
    await button.click({ force: (await button.getAttribute("aria-disabled")) === "true" });
    await expectToast(page, title, text);
    await closeToast(page, title);
  }
  await page.goto("/business/funding-request");
  const access = page.getByRole("region", { name: "Access" });
  await expect(access.getByRole("heading", { name: title })).toBeVisible();
  await expect(access.getByText(text)).toBeVisible();
}

const incomplete = "Your business needs to complete onboarding before accessing this feature.";

test("business portal: status panel from not connected to verified", async ({
  page,
  marketplace,
  watch,
}) => {
  // A script that is made to fail below.
  watch(page, /ERR_FAILED|Failed to fetch/);
  const key = generatePrivateKey();
  const { address } = privateKeyToAccount(key);
  const wallet = await giveWallet(page, marketplace, { account: key });
  await page.goto("/business");

  await test.step("not connected: hero, four feature cards and a banner §2.2 §2.44 §2.46 §2.49", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const card of [
      "Create Funding Request",
      "Define Rewards",
      "Manage Payments",
      "Business Profile",
    ])
      await expect(page.getByRole("heading", { name: card, exact: true })).toBeVisible();
    await expect(panel(page).getByText("Wallet connection required")).toBeVisible();
    await expect(banner(page).getByRole("button", { name: "Connect Wallet" })).toBeVisible();
  });

  await test.step("checking, then not registered §2.48 §2.50 §4.18 §6.3", async () => {
    const check = await holdNextRequest(page, "**/api/wallets/**");
    await connect(page, wallet);
    await expect(panel(page)).toHaveAttribute("aria-busy", "true");
    await expect(panel(page).getByText("Checking your business status")).toBeAttached();
    await expect(page.getByRole("button", { name: "Open profile" })).toBeDisabled();
    check.release();
    await expect(
      panel(page).getByRole("link", { name: "Start Business Onboarding" }),
    ).toHaveAttribute("href", "/business/onboarding");
    await expect(banner(page).getByRole("button", { name: /^Wallet connected/ })).toBeVisible();
    await expectClosed(page, "Not eligible", incomplete, features);
    await page.goto("/business");
    await page.getByRole("link", { name: "Start Business Onboarding" }).click();
    await expect(page).toHaveURL(/\/business\/onboarding$/);
  });

  await test.step("pending §2.51", async () => {
    await onboard(marketplace, key);
    const back = await failRequests(page, "**/assets/pending-details-*");
    await page.goto("/business");
    await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
    await expect(panel(page)).toContainText("We can't show your submission right now.");
    await back();
    await page.reload();
    await expect(panel(page).getByRole("button", { name: "View my submission" })).toBeVisible();
    await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
    await expectAccessible(page);
    await expectClosed(page, "Not eligible", incomplete);
  });

  await test.step("approved, with the tier she has §2.45 §2.53 §4.17 §6.5", async () => {
    await review(marketplace, address, { status: "approved" });
    await ask(marketplace, "update public.businesses set tier = 2 where wallet_address = $1", [
      address.toLowerCase(),
    ]);
    await page.goto("/business");
    await expect(panel(page).getByText("Business Verified")).toBeVisible();
    await expect(panel(page).getByText(/Current tier: Growth \(Tier 2\)/)).toBeVisible();
    const approved = page.getByRole("region", { name: "Your Business is Approved!" });
    const first = ["Create Your First Funding Request", "funding-request"] as const;
    for (const [name, path] of [first, ...features])
      await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/business/${path}`);
    await expect(approved).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("and the pages of the features are open §1.13 §2.4 §2.54 §6.4", async () => {
    for (const [, path, text] of features) {
      await page.goto(`/business/${path}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Not eligible" })).toHaveCount(0);
    }
  });

  await test.step("suspended: the texts do not ask to complete onboarding", async () => {
    await ask(
      marketplace,
      "update public.businesses set suspended_at = now() where wallet_address = $1",
      [address.toLowerCase()],
    );
    await page.goto("/business");
    await expect(panel(page).getByText("Your business is suspended")).toBeVisible();
    await expectAccessible(page);
    await expectClosed(
      page,
      "Not eligible",
      "Your business is suspended, so this feature isn't available for now.",
    );
  });
});
