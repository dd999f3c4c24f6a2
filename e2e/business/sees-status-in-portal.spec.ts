import type { Page } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask, review } from "../support/admin/review.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { failRequests } from "../support/network/network-faults.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { connect, connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { closeToast, expectToast, holdToasts } from "../support/toasts.ts";

// The six states of the status panel, and what each button and page says in them.

const panel = (page: Page) => page.getByRole("region", { name: "Business status" });
const banner = (page: Page) => page.getByRole("region", { name: "Ready to get paid early?" });
const features = [
  ["Create a request", "funding-request"],
  ["Define rewards", "rewards"],
  ["Manage payments", "payments"],
  ["Open profile", "profile"],
] as const;

async function expectFeatures(
  page: Page,
  title: string,
  text: string,
  actions: readonly string[] = features.map(([action]) => action),
) {
  const pressed = features.filter(([action]) => actions.includes(action));
  // The same text each time: each toast is closed before the next press.
  await holdToasts(page);
  for (const [action] of pressed) {
    const button = page.getByRole("button", { name: action });
    // A suspended business's are told as disabled, and still answer.
    await button.click({ force: (await button.getAttribute("aria-disabled")) === "true" });
    await expectToast(page, title, text);
    await closeToast(page, title);
  }
  for (const [, path] of pressed) {
    await page.goto(`/business/${path}`);
    const access = page.getByRole("region", { name: "Access" });
    await expect(access.getByRole("heading", { name: title })).toBeVisible();
    await expect(access.getByText(text)).toBeVisible();
  }
}

test("business portal: status panel from not connected to verified", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const key = generatePrivateKey();
  const { address } = privateKeyToAccount(key);
  const wallet = await giveWallet(page, marketplace, { account: key });
  await page.goto("/business");

  await test.step("not connected §2.49", async () => {
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
    await expectFeatures(
      page,
      "Not eligible",
      "Your business needs to complete onboarding before accessing this feature.",
    );
    await page.getByRole("link", { name: "Start Business Onboarding" }).click();
    await expect(page).toHaveURL(/\/business\/onboarding$/);
  });

  await test.step("pending §2.51", async () => {
    await onboard(marketplace, key);
    await page.goto("/business");
    await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
    await expectAccessible(page);
    await expectFeatures(
      page,
      "Not eligible",
      "Your business needs to complete onboarding before accessing this feature.",
    );
  });

  await test.step("approved, with the tier she has §2.45 §2.53 §4.17 §6.5", async () => {
    await review(marketplace, address, { status: "approved" });
    await ask(marketplace, "update public.businesses set tier = 2 where wallet_address = $1", [
      address.toLowerCase(),
    ]);
    await page.goto("/business");
    await expect(panel(page).getByText("Business Verified")).toBeVisible();
    await expect(panel(page).getByText(/Current tier: Growth \(Tier 2\)/)).toBeVisible();
    await holdToasts(page);
    const approved = page.getByRole("region", { name: "Your Business is Approved!" });
    for (const [name, path] of [
      ["Create Your First Funding Request", "funding-request"],
      ["Create a request", "funding-request"],
      ["Define rewards", "rewards"],
      ["Manage payments", "payments"],
      ["Open profile", "profile"],
    ] as const) {
      await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/business/${path}`);
    }
    await expect(approved).toBeVisible();
    await expectAccessible(page);
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
    await expectFeatures(
      page,
      "Not eligible",
      "Your business is suspended, so this feature isn't available for now.",
    );
  });
});

test("business portal: a failed check shows a toast, counts as not registered and can be repeated §8.12 §8.13", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED/);
  const key = generatePrivateKey();
  await onboard(marketplace, key);
  const wallet = await giveWallet(page, marketplace, { account: key });
  await page.route("**/api/wallets/**", (route) => route.abort());
  await page.goto("/business");
  await connect(page, wallet);
  await expectToast(page, "Error", "Failed to check business eligibility.");
  await expect(panel(page).getByRole("link", { name: "Start Business Onboarding" })).toBeVisible();
  await page.unroute("**/api/wallets/**");
  await panel(page).getByRole("button", { name: "Check again" }).click();
  await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
  await expect(pill(page)).toBeVisible();
  await expect(connectButton(page)).toHaveCount(0);
});

test("business portal: a request whose details fail to load is still shown as pending", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED|Failed to fetch/);
  const key = generatePrivateKey();
  await onboard(marketplace, key);
  const wallet = await giveWallet(page, marketplace, { account: key });
  const back = await failRequests(page, "**/assets/pending-details-*");
  await page.goto("/business");
  await connect(page, wallet);
  await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
  await expect(panel(page)).toContainText("We can't show your submission right now.");
  await back();
  await page.reload();
  await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
  await expect(panel(page)).not.toContainText("can't show your submission");
  await expect(panel(page).getByRole("button", { name: "View my submission" })).toBeVisible();
});
