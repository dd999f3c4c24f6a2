import type { Page } from "@playwright/test";
import { connect, connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// A connection survives reloads, until the user or the wallet ends it.

const flags = () => ({
  disconnected: localStorage.getItem("walletDisconnected"),
  connected: localStorage.getItem("walletConnected"),
});

const expectFlags = (page: Page, wanted: ReturnType<typeof flags>) =>
  expect.poll(() => page.evaluate(flags)).toEqual(wanted);

for (const announce of ["injected", "eip6963"] as const) {
  test(`connect, reload, disconnect (${announce}) §1.3`, async ({
    page,
    marketplace,
    watch,
    context,
  }) => {
    watch(page);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const wallet = await giveWallet(page, marketplace, { announce, account: 1 });
    await page.clock.install();
    await page.goto("/business");
    await connect(page, wallet);
    await expectToast(page, "Wallet connected", "Connected to 0x7099...79C8");
    await expect(pill(page)).toBeFocused();
    await expectFlags(page, { disconnected: null, connected: "true" });

    await pill(page).press("Enter");
    await expect(pill(page)).toHaveAttribute("aria-expanded", "true");
    const panel = page.getByRole("region", { name: "Wallet" });
    await expect(panel.getByText("0x70997970C51812dc3A010C7d01b50e0d17dc79C8")).toBeVisible();
    await expect(panel.getByText(/^[\d,]+\.\d{4} ETH$/)).toBeVisible();
    await expect(panel.getByText("Holesky Testnet")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Switch to Holesky" })).toHaveCount(0);
    expect((await panel.boundingBox())?.width).toBeGreaterThanOrEqual(320);
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    // It says "Copied" for two seconds: here the clock is paused until that has been read.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press("Enter");
    await expect(panel.getByText("Copied")).toBeVisible();
    await page.clock.resume();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(pill(page)).toBeFocused();
    await pill(page).click();
    await page.mouse.click(300, 600);
    await expect(panel).toBeHidden();

    await page.reload();
    await expect(pill(page)).toContainText("0x7099...79C8");
    await pill(page).click();
    await panel.getByRole("button", { name: "Disconnect" }).click();
    await expectToast(page, "Wallet disconnected", "Your wallet has been disconnected.");
    await expect(connectButton(page)).toBeFocused();
    await expectFlags(page, { disconnected: "true", connected: null });
    await page.reload();
    // The portal shows that start-up is over: nothing was restored.
    await expect(page.getByText("Wallet connection required")).toBeVisible();
    await expect(connectButton(page)).toHaveText("Connect Wallet");
    await connectButton(page).click();
    await expect(pill(page)).toBeVisible();
    await expectFlags(page, { disconnected: null, connected: "true" });
  });
}

test("connection: follows account and network changes in the wallet", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace, { accounts: [1, 2] });
  await page.goto("/business");
  await connect(page, wallet);
  wallet.switchAccount(1);
  await expectToast(page, "Account changed", "Connected to 0x3C44...93BC");
  await expect(pill(page)).toContainText("0x3C44...93BC");
  await pill(page).click();
  wallet.switchChain(424242);
  await expect(page.getByText("Chain ID: 424242")).toBeVisible();
  wallet.switchChain(11155111);
  await expect(page.getByText("Sepolia Testnet")).toBeVisible();
  wallet.lock();
  await expectToast(page, "Wallet disconnected", "Your wallet has been disconnected.");
  await expect(page.getByText("Wallet connection required")).toBeVisible();
  await expect(connectButton(page)).toHaveText("Connect Wallet");
});
