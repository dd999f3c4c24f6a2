import { test as base, expect, type Page } from "@playwright/test";
import { installTestWallet } from "@tenora/testing/wallet/install-test-wallet";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { expectAccessible } from "../support/test.ts";
import { startTransactionPage, type TransactionPage } from "../support/transaction-page.ts";

const test = base.extend<
  { site: TransactionPage; wallet: TestWallet },
  { shared: TransactionPage }
>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const started = await startTransactionPage();
      await use(started);
      await started.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ shared }, use) => {
    await shared.chain.rpc("evm_setAutomine", true);
    await shared.chain.rpc("evm_mine");
    await use(shared);
  },
  wallet: async ({ page, site }, use) => {
    const { rpcUrl } = site.chain;
    const wallet = await installTestWallet(page, { accounts: [1, 2], chainId: 17_000, rpcUrl });
    wallet.remember(new URL(site.url).origin);
    await page.goto(site.url);
    await expect(page.getByRole("button", { name: /^Wallet connected/ })).toBeVisible();
    await use(wallet);
  },
});

const dialog = (page: Page) => page.getByRole("dialog");
const pending = (page: Page) => page.getByRole("button", { name: /pending$/ });
const done = (page: Page) =>
  page.getByRole("region", { name: /^Notifications/ }).getByText("The seller was paid.");

async function openSummary(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay the seller" }).click();
  await expect(dialog(page).getByText("0.000001 USDT")).toBeVisible();
}

/** Presses and confirms; the transaction then waits for its block. */
async function send(page: Page, wallet: TestWallet, site: TransactionPage): Promise<void> {
  await site.chain.rpc("evm_setAutomine", false);
  await openSummary(page);
  await dialog(page).getByRole("button", { name: "Pay" }).click();
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await expect(dialog(page).getByText("Sent", { exact: true })).toBeVisible();
}

const transactionsOf = async ({ chain }: TransactionPage, index: number) =>
  Number(await chain.rpc("eth_getTransactionCount", testAccount(index).address, "latest"));

// What else may become of a transaction is told beside `transaction-button.tsx`, on a chain as well: these
// need a browser's reload and its tabs.

test("a payment goes through the wallet; pending over a reload it is followed to its end, and isn't sent again", async ({
  page,
  site,
  wallet,
}) => {
  const before = await transactionsOf(site, 1);
  await openSummary(page);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Pay" }).click();
  const request = await wallet.nextRequest("eth_sendTransaction");
  await expect(dialog(page).getByText("Confirm in your wallet")).toBeVisible();
  await request.confirm();
  await expect(dialog(page).getByText("The seller was paid.")).toBeVisible();
  await expect(page.getByText("Read 2 times")).toBeVisible();
  await expectAccessible(page);
  expect(await transactionsOf(site, 1)).toBe(before + 1);
  await dialog(page).getByRole("button", { name: "Done" }).click();

  await send(page, wallet, site);
  await page.reload();
  await pending(page).click();
  await expect(page.getByRole("region", { name: "Pending transactions" })).toContainText(
    "Pay the seller",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pay the seller" }).click();
  await expect(dialog(page).getByText("Sent", { exact: true })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Hide" }).click();
  await site.chain.rpc("evm_mine");
  await expect(done(page)).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  expect(await transactionsOf(site, 1)).toBe(before + 2);
});

test("in a second tab the same payment isn't sent again, and that tab follows it when the first is closed", async ({
  context,
  page,
  site,
  wallet,
}) => {
  await send(page, wallet, site);
  const second = await context.newPage();
  const other = await installTestWallet(second, {
    account: 1,
    chainId: 17_000,
    rpcUrl: site.chain.rpcUrl,
    rdns: "example.tenora.test-wallet",
  });
  other.remember(new URL(site.url).origin);
  await second.goto(site.url);
  await expect(pending(second)).toBeVisible();
  await second.getByRole("button", { name: "Pay the seller" }).click();
  await expect(dialog(second).getByText("Already under way")).toBeVisible();
  await page.close();
  await site.chain.rpc("evm_mine");
  await expect(dialog(second).getByText("The seller was paid.")).toBeVisible();
  expect(other.log.filter(({ method }) => method === "eth_sendTransaction")).toEqual([]);
});
