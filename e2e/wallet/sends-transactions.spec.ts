import { test as base, expect, type Page } from "@playwright/test";
import { installTestWallet } from "@tenora/testing/wallet/install-test-wallet";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { encodeFunctionData, type Hex, parseAbi } from "viem";
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
async function send(page: Page, wallet: TestWallet, site: TransactionPage): Promise<Hex> {
  await site.chain.rpc("evm_setAutomine", false);
  await openSummary(page);
  await dialog(page).getByRole("button", { name: "Pay" }).click();
  const hash = await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await expect(dialog(page).getByText("Sent", { exact: true })).toBeVisible();
  return hash as Hex;
}

const transactionsOf = async ({ chain }: TransactionPage, index: number) =>
  Number(await chain.rpc("eth_getTransactionCount", testAccount(index).address, "latest"));

/** The issuer of the coin blocks the payer, ahead of everything that is pending. */
async function blockPayer({ chain, coin }: TransactionPage, isBlocked: boolean): Promise<void> {
  const data = encodeFunctionData({
    abi: parseAbi(["function setBlacklisted(address account, bool listed)"]),
    args: [testAccount(1).address, isBlocked],
  });
  const fee = "0x174876e800";
  const from = testAccount(4).address;
  await chain.rpc("eth_sendTransaction", {
    from,
    to: coin,
    data,
    maxFeePerGas: fee,
    maxPriorityFeePerGas: fee,
  });
}

test("a payment shows its summary, goes through the wallet, and the page is read again", async ({
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
});

test("a refusal in the wallet keeps the summary, and the step can be tried again", async ({
  page,
  wallet,
}) => {
  await openSummary(page);
  await dialog(page).getByRole("button", { name: "Pay" }).click();
  (await wallet.nextRequest("eth_sendTransaction")).refuse();
  await expect(dialog(page).getByText("You rejected it in your wallet")).toBeVisible();
  await expect(dialog(page).getByText("0.000001 USDT")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await expect(dialog(page).getByText("The seller was paid.")).toBeVisible();
});

for (const moment of ["before the wallet opens", "while the wallet is open"]) {
  test(`an account switched ${moment} sends nothing from it (goal R7)`, async ({
    page,
    site,
    wallet,
  }) => {
    const before = await Promise.all([transactionsOf(site, 1), transactionsOf(site, 2)]);
    await openSummary(page);
    if (moment === "while the wallet is open") {
      await dialog(page).getByRole("button", { name: "Pay" }).click();
      const request = await wallet.nextRequest("eth_sendTransaction");
      wallet.switchAccount(1);
      await expect(dialog(page).getByText("Your wallet switched accounts")).toBeVisible();
      request.refuse();
    } else {
      wallet.switchAccount(1);
      await expect(dialog(page).getByText("Your wallet switched accounts")).toBeVisible();
      await expect(dialog(page).getByRole("button", { name: "Pay" })).toHaveCount(0);
    }
    expect(await Promise.all([transactionsOf(site, 1), transactionsOf(site, 2)])).toEqual(before);
    wallet.switchAccount(0);
  });
}

test("sped up in the wallet it is the same payment, made once", async ({ page, site, wallet }) => {
  const before = await transactionsOf(site, 1);
  const hash = await send(page, wallet, site);
  await wallet.replace(hash, "speed-up");
  await site.chain.rpc("evm_mine");
  await expect(dialog(page).getByText("The seller was paid.")).toBeVisible();
  expect(await transactionsOf(site, 1)).toBe(before + 1);
});

test("cancelled in the wallet it says so", async ({ page, site, wallet }) => {
  const hash = await send(page, wallet, site);
  await wallet.replace(hash, "cancel");
  await site.chain.rpc("evm_mine");
  await expect(dialog(page).getByText(/You cancelled it in your wallet/)).toBeVisible();
});

test("dropped by the network it can be started over", async ({ page, site, wallet }) => {
  const hash = await send(page, wallet, site);
  await site.chain.rpc("anvil_dropTransaction", hash);
  await expect(dialog(page).getByText("Dropped by the network")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Start over" })).toBeVisible();
});

test("reverted by what came before it in its block, the reason is told in words", async ({
  page,
  site,
  wallet,
}) => {
  await send(page, wallet, site);
  await blockPayer(site, true);
  await site.chain.rpc("evm_mine");
  await expect(dialog(page).getByText("Rejected by the network")).toBeVisible();
  await expect(dialog(page).getByText(/blocked/)).toBeVisible();
  await blockPayer(site, false);
  await site.chain.rpc("evm_mine");
});

test("pending over a reload it stays in the list, is followed to its end, and isn't sent again", async ({
  page,
  site,
  wallet,
}) => {
  const before = await transactionsOf(site, 1);
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
  expect(await transactionsOf(site, 1)).toBe(before + 1);
});

test("in a second tab the same payment isn't sent again, and its end is told there too", async ({
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
  await site.chain.rpc("evm_mine");
  await expect(dialog(second).getByText("The seller was paid.")).toBeVisible();
  expect(other.log.filter(({ method }) => method === "eth_sendTransaction")).toEqual([]);
});

test("a tab that takes over when the first one is closed follows to the end", async ({
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
  });
  other.remember(new URL(site.url).origin);
  await second.goto(site.url);
  await expect(pending(second)).toBeVisible();
  await page.close();
  await site.chain.rpc("evm_mine");
  await expect(done(second)).toBeVisible();
});

test("two steps are named and asked one after the other", async ({ page, wallet }) => {
  await page.getByRole("button", { name: "Pay in two steps" }).click();
  await dialog(page).getByRole("button", { name: "Continue in wallet" }).click();
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  const second = await wallet.nextRequest("eth_sendTransaction");
  await expect(dialog(page).locator("[aria-current=step]")).toContainText("2 of 2 · Pay");
  await second.confirm();
  await expect(dialog(page).getByText("The seller was paid.")).toBeVisible();
});
