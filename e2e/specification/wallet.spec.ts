import type { Page } from "@playwright/test";
import {
  connect,
  connectButton,
  giveWallet,
  pill,
  waitForWalletAnswers,
} from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// The wallet button, its panel and every wallet toast, with a wallet that signs.

const panel = (page: Page) => page.getByRole("region", { name: "Wallet", exact: true });
const short = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`;
const flags = () => [
  localStorage.getItem("walletDisconnected"),
  localStorage.getItem("walletConnected"),
];

test("wallet button: without a wallet it opens the installation guide §2.37 §2.38 §4.5", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/");
  await connectButton(page).click();
  const guide = page.getByRole("dialog", { name: "Wallet installation guide" });
  const steps = guide.getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(steps).toHaveText([
    /Visit the wallet site/,
    /Install the extension/,
    /Create or import a wallet/,
    /Return and click Connect Wallet/,
  ]);
  await guide.getByRole("button", { name: "I'll do this later" }).click();
  await expect(guide).toBeHidden();
});

test("installation guide: 'Check again' reports that no wallet was found §5.1 §8.1 §8.2", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/");
  await connectButton(page).click();
  const guide = page.getByRole("dialog", { name: "Wallet installation guide" });
  await guide.getByRole("button", { name: "Check again" }).click();
  await expectToast(
    page,
    "Wallet not found",
    "MetaMask or another Ethereum wallet is required",
    "error",
  );
  await expect(guide.getByText("No Ethereum provider found")).toBeVisible();
});

test("wallet button: shows 'Connecting...' and is disabled while connecting §2.35 §2.36 §4.1 §4.6 §8.7", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/");
  await expect(connectButton(page)).toHaveText("Connect Wallet");
  await connectButton(page).click();
  const request = await wallet.nextRequest("eth_requestAccounts");
  await expect(connectButton(page)).toHaveText("Connecting...");
  await expect(connectButton(page)).toBeDisabled();
  await expect(connectButton(page).locator("svg")).not.toHaveCSS("animation-name", "none");
  void request.confirm();
  await expectToast(page, "Wallet connected", `Connected to ${short(wallet.address)}`);
  await expect(pill(page)).toBeVisible();
});

test("wallet button: a rejected connection shows an error toast §8.3 §8.4", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/");
  await connectButton(page).click();
  (await wallet.nextRequest("eth_requestAccounts")).refuse();
  await expectToast(page, "Connection failed", "Failed to connect to wallet", "error");
});

test("wallet button: a provider without a request function is reported §5.2", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /^Failed to connect to wallet/);
  await giveWallet(page, marketplace, { withoutRequest: true, announce: "injected" });
  await page.goto("/");
  await connectButton(page).click();
  await expect(
    page.getByText("Ethereum provider does not support the required methods"),
  ).toBeVisible();
});

test("wallet panel: the pill opens it; the pill or an outside click closes it §2.39 §2.40 §2.41 §4.4 §9.6", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/business");
  await connect(page, wallet);
  await expect(pill(page)).toContainText(short(wallet.address));
  await expect(pill(page).locator("span[aria-hidden]")).toHaveCSS("border-radius", /\d/);
  await expect(pill(page).locator("svg")).toBeVisible();
  await pill(page).click();
  await expect(panel(page)).toBeVisible();
  expect((await panel(page).boundingBox())?.width).toBeGreaterThanOrEqual(320);
  await pill(page).click();
  await expect(panel(page)).toBeHidden();
  await pill(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(300, 600);
  await expect(panel(page)).toBeHidden();
});

test("wallet panel: shows address, balance and network §2.42 §4.2 §7.2 §9.4 §9.5", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  wallet.fault("eth_getBalance", { result: "0x14d1120d7b160000" });
  await page.goto("/business");
  await connect(page, wallet);
  await expect(pill(page)).toContainText(short(wallet.address));
  await pill(page).click();
  await expect(panel(page).getByText(wallet.address)).toBeVisible();
  await expect(panel(page).getByText("1.5000 ETH")).toBeVisible();
  await expect(panel(page).getByText("Holesky Testnet")).toBeVisible();
  for (const method of ["eth_requestAccounts", "eth_getBalance", "eth_chainId"]) {
    expect(wallet.log.some((one) => one.method === method)).toBe(true);
  }
});

test("wallet panel: hides a balance and a network that could not be read §2.42", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /.*/);
  const wallet = await giveWallet(page, marketplace);
  const failure = { error: { code: -32603, message: "Internal JSON-RPC error." } };
  wallet.fault("eth_getBalance", failure);
  wallet.fault("eth_chainId", failure);
  await page.goto("/business");
  await connect(page, wallet);
  await pill(page).click();
  await expect(panel(page).getByText(wallet.address)).toBeVisible();
  // Both were requested, and both failed.
  const methods = () => wallet.log.map(({ method }) => method);
  await expect.poll(methods).toEqual(expect.arrayContaining(["eth_getBalance", "eth_chainId"]));
  await waitForWalletAnswers(page);
  await expect(panel(page).getByText("Balance")).toHaveCount(0);
  await expect(panel(page).getByText("Network")).toHaveCount(0);
});

test("wallet panel: names the network and offers to switch to Holesky §2.43 §9.1 §9.2 §9.3", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace, { chainId: 1, rpcUrl: "" });
  await page.goto("/business");
  await connectButton(page).click();
  await (await wallet.nextRequest("eth_requestAccounts")).confirm();
  await pill(page).click();
  const switchButton = panel(page).getByRole("button", { name: "Switch to Holesky" });
  for (const [id, name] of [
    [1, "Ethereum Mainnet"],
    [5, "Goerli Testnet"],
    [11155111, "Sepolia Testnet"],
    [137, "Polygon"],
    [80001, "Mumbai Testnet"],
    [424242, "Chain ID: 424242"],
  ] as const) {
    wallet.switchChain(id);
    await expect(panel(page).getByText(name, { exact: true })).toBeVisible();
    await expect(switchButton).toBeVisible();
  }
  await expect(panel(page).getByRole("button", { name: "Disconnect" })).toBeVisible();
  wallet.switchChain(marketplace.chainId);
  await expect(panel(page).getByText("Holesky Testnet", { exact: true })).toBeVisible();
  await expect(switchButton).toHaveCount(0);
});

test("wrong network: Holesky is recommended, and added to a wallet without it §1.4 §7.3 §7.4 §8.5 §8.6", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace, { chainId: 1, rpcUrl: "" });
  await page.goto("/business");
  await connectButton(page).click();
  await (await wallet.nextRequest("eth_requestAccounts")).confirm();
  await expectToast(page, "Wrong network", "We recommend switching to Holesky Testnet");
  const toast = page.locator("[data-sonner-toast]", { hasText: "Wrong network" });
  await toast.hover();
  wallet.fault("wallet_switchEthereumChain", {
    error: { code: 4902, message: 'Unrecognized chain ID "0x4268".' },
  });
  await toast.getByRole("button", { name: "Switch", exact: true }).click();
  const request = await wallet.nextRequest("wallet_addEthereumChain");
  expect(request.params[0]).toMatchObject({ chainId: "0x4268" });
  expect(wallet.log.find((one) => one.method === "wallet_switchEthereumChain")?.params).toEqual([
    { chainId: "0x4268" },
  ]);
  await request.confirm();
});

test("disconnect: sets the flag, shows a toast and survives a reload §3.3 §3.4 §4.7 §8.8", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/business");
  await connect(page, wallet);
  await expect.poll(() => page.evaluate(flags)).toEqual([null, "true"]);
  await pill(page).click();
  await panel(page).getByRole("button", { name: "Disconnect" }).click();
  await expectToast(page, "Wallet disconnected", "Your wallet has been disconnected.");
  await expect(connectButton(page)).toBeVisible();
  await expect.poll(() => page.evaluate(flags)).toEqual(["true", null]);
  await page.reload();
  await expect(connectButton(page)).toHaveText("Connect Wallet");
  await expect(page.getByText("Wallet connection required")).toBeVisible();
});

test("start-up: a connection is restored without a prompt §4.3 §7.1", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  wallet.remember(marketplace.url);
  await page.goto("/business");
  await expect(pill(page)).toContainText(short(wallet.address));
  const methods = wallet.log.map(({ method }) => method);
  expect(methods).toContain("eth_accounts");
  expect(methods).not.toContain("eth_requestAccounts");
});

test("wallet events: another account, another chain and a locked wallet update the page §4.8 §4.9 §4.10 §8.9", async ({
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
  await pill(page).click();
  wallet.switchChain(424242);
  await expect(panel(page).getByText("Chain ID: 424242")).toBeVisible();
  wallet.lock();
  await expectToast(page, "Wallet disconnected", "Your wallet has been disconnected.");
  await expect(connectButton(page)).toHaveText("Connect Wallet");
});
