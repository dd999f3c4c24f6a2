import type { Page } from "@playwright/test";
import { connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// One wallet from its first connection to the day it is locked, and what the page says of it meanwhile.

const panelOf = (page: Page) => page.getByRole("region", { name: "Wallet", exact: true });

const flags = () => [
  localStorage.getItem("walletDisconnected"),
  localStorage.getItem("walletConnected"),
];

const expectFlags = (page: Page, wanted: ReturnType<typeof flags>) =>
  expect.poll(() => page.evaluate(flags)).toEqual(wanted);

test("wallet: connects, is shown, restored after a reload, disconnected and followed", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const wallet = await giveWallet(page, marketplace, { accounts: [1, 2] });
  wallet.fault("eth_getBalance", { result: "0x14d1120d7b160000" });
  const requests = (method: string) => wallet.log.filter((one) => one.method === method).length;
  const panel = panelOf(page);
  await page.clock.install();
  await page.goto("/business");

  await test.step("a rejected connection shows an error toast §8.3 §8.4", async () => {
    await expect(connectButton(page)).toHaveText("Connect Wallet");
    await connectButton(page).click();
    (await wallet.nextRequest("eth_requestAccounts")).refuse();
    await expectToast(page, "Connection failed", "Failed to connect to wallet", "error");
    await expect(connectButton(page)).toBeEnabled();
  });
  await test.step("the button shows 'Connecting...' and is disabled while connecting §2.35 §2.36 §4.1 §4.6 §8.7", async () => {
    await connectButton(page).click();
    const request = await wallet.nextRequest("eth_requestAccounts");
    await expect(connectButton(page)).toHaveText("Connecting...");
    await expect(connectButton(page)).toBeDisabled();
    await expect(connectButton(page).locator("svg")).not.toHaveCSS("animation-name", "none");
    void request.confirm();
    await expectToast(page, "Wallet connected", "Connected to 0x7099...79C8");
    await expect(pill(page)).toBeFocused();
    await expectFlags(page, [null, "true"]);
  });
  await test.step("the pill opens the panel; the pill or an outside click closes it §2.39 §2.40 §2.41 §4.4 §9.6", async () => {
    await expect(pill(page)).toContainText("0x7099...79C8");
    await expect(pill(page).locator("span[aria-hidden]")).toHaveCSS("border-radius", /\d/);
    await expect(pill(page).locator("svg")).toBeVisible();
    await pill(page).press("Enter");
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBeGreaterThanOrEqual(320);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(pill(page)).toBeFocused();
    await pill(page).click();
    await expect(panel).toBeVisible();
    await pill(page).click();
    await expect(panel).toBeHidden();
    await pill(page).click();
    await page.mouse.click(300, 600);
    await expect(panel).toBeHidden();
  });
  await test.step("the panel shows address, balance and network §2.42 §4.2 §7.2 §9.4 §9.5", async () => {
    await pill(page).press("Enter");
    await expect(panel.getByText("0x70997970C51812dc3A010C7d01b50e0d17dc79C8")).toBeVisible();
    await expect(panel.getByText("1.5000 ETH")).toBeVisible();
    await expect(panel.getByText("Holesky Testnet")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Switch to Holesky" })).toHaveCount(0);
    for (const method of ["eth_requestAccounts", "eth_getBalance", "eth_chainId"])
      expect(requests(method)).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    // It says "Copied" for two seconds: here the clock is paused until that has been read.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press("Enter");
    await expect(panel.getByText("Copied")).toBeVisible();
    await page.clock.resume();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address);
  });
  await test.step("a reload restores the connection without a prompt §1.3 §4.3 §7.1", async () => {
    const before = [requests("eth_requestAccounts"), requests("eth_accounts")];
    await page.reload();
    await expect(pill(page)).toContainText("0x7099...79C8");
    expect(requests("eth_requestAccounts")).toBe(before[0]);
    expect(requests("eth_accounts")).toBeGreaterThan(before[1] ?? 0);
  });
  await test.step("disconnecting sets the flag, shows a toast and survives a reload §3.3 §3.4 §4.7 §8.8", async () => {
    await pill(page).click();
    await panel.getByRole("button", { name: "Disconnect" }).click();
    await expectToast(page, "Wallet disconnected", "Your wallet has been disconnected.");
    await expect(connectButton(page)).toBeFocused();
    await expectFlags(page, ["true", null]);
    await page.reload();
    // The portal shows that start-up is over: nothing was restored.
    await expect(page.getByText("Wallet connection required")).toBeVisible();
    await expect(connectButton(page)).toHaveText("Connect Wallet");
    await connectButton(page).click();
    await expect(pill(page)).toBeVisible();
    await expectFlags(page, [null, "true"]);
  });
  await test.step("another account, another chain and a locked wallet update the page §4.8 §4.9 §4.10 §8.9", async () => {
    wallet.switchAccount(1);
    await expectToast(page, "Account changed", "Connected to 0x3C44...93BC");
    await expect(pill(page)).toContainText("0x3C44...93BC");
    await pill(page).click();
    wallet.switchChain(424242);
    await expect(panel.getByText("Chain ID: 424242")).toBeVisible();
    wallet.lock();
    await expectToast(page, "Wallet disconnected", "Your wallet has been disconnected.");
    await expect(page.getByText("Wallet connection required")).toBeVisible();
    await expect(connectButton(page)).toHaveText("Connect Wallet");
  });
});
