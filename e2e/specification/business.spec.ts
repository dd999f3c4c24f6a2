import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { review } from "../support/admin/review.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { connect, giveWallet } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";

// The business portal before a submission, and the feature pages before and after approval.

test("business portal: hero, status panel, four feature cards and a banner §2.2 §2.44 §2.46", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/business");
  const banner = page.getByRole("region", { name: "Ready to get paid early?" });
  await expect(banner.getByRole("button", { name: "Connect Wallet" })).toBeVisible();
  await connect(page, wallet);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Business status" })).toBeVisible();
  for (const card of [
    "Create Funding Request",
    "Define Rewards",
    "Manage Payments",
    "Business Profile",
  ]) {
    await expect(page.getByRole("heading", { name: card, exact: true })).toBeVisible();
  }
  await expect(banner).toBeVisible();
});

test("feature pages: open to an approved business only §1.13 §2.4 §2.54 §6.4", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const key = generatePrivateKey();
  await onboard(marketplace, key);
  const wallet = await giveWallet(page, marketplace, { account: key });
  wallet.remember(marketplace.url);
  const pages = {
    "funding-request": "Sign in with your wallet",
    rewards: "No rewards yet",
    payments: "Nothing to pay",
    profile: "Your record starts with your first receivable",
  };
  for (const path of Object.keys(pages)) {
    await page.goto(`/business/${path}`);
    await expect(page.getByRole("heading", { name: "Not eligible" })).toBeVisible();
  }
  await review(marketplace, privateKeyToAccount(key).address, { status: "approved" });
  for (const [path, text] of Object.entries(pages)) {
    await page.goto(`/business/${path}`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Not eligible" })).toHaveCount(0);
  }
});
