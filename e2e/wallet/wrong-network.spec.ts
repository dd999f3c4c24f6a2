import type { Page } from "@playwright/test";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { startWeb } from "../support/marketplace/web-process.ts";
import { connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, expectAccessibleInEveryVariant, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// The wallet is on Ethereum; the marketplace recommends Holesky. Each response a wallet can give.

async function connectOnMainnet(page: Page, marketplace: RunningMarketplace, known = false) {
  const wallet = await giveWallet(page, marketplace, {
    chainId: 1,
    rpcUrl: "",
    reads: { eth_getBalance: "0x14d1120d7b160000" },
    ...(known && { knownChains: { [marketplace.chainId]: marketplace.rpcUrl } }),
  });
  await page.goto("/business");
  await connectButton(page).click();
  await (await wallet.nextRequest("eth_requestAccounts")).confirm();
  await expectToast(page, "Wrong network", "We recommend switching to Holesky Testnet");
  return wallet;
}

const panel = (page: Page) => page.getByRole("region", { name: "Wallet" });
const switchInPanel = (page: Page) =>
  panel(page).getByRole("button", { name: "Switch to Holesky" });

async function openPanel(page: Page) {
  await pill(page).click();
  await expect(panel(page)).toBeVisible();
}

async function expectOnHolesky(page: Page) {
  await expect(panel(page).getByText("Holesky Testnet")).toBeVisible();
  await expect(switchInPanel(page)).toHaveCount(0);
  await expectAccessible(page);
}

const asked = (wallet: TestWallet, method: string) =>
  wallet.log.filter((request) => request.method === method).map(({ params }) => params[0]);

test("wrong network: the wallet switches", async ({ page, marketplace, watch }) => {
  watch(page);
  const wallet = await connectOnMainnet(page, marketplace, true);
  await page
    .locator("[data-sonner-toast]")
    .getByRole("button", { name: "Switch", exact: true })
    .click();
  await (await wallet.nextRequest("wallet_switchEthereumChain")).confirm();
  expect(asked(wallet, "wallet_switchEthereumChain")).toEqual([{ chainId: "0x4268" }]);
  expect(asked(wallet, "wallet_addEthereumChain")).toEqual([]);
  await openPanel(page);
  await expectOnHolesky(page);
});

const unknown = { code: 4902, message: 'Unrecognized chain ID "0x4268".' };
const ways = [
  ["4902", unknown],
  [
    "4902 nested in -32603",
    { code: -32603, message: "Internal JSON-RPC error.", data: { originalError: unknown } },
  ],
] as const;

for (const [name, error] of ways) {
  test(`wrong network: an unknown chain (${name}) is added §7.5`, async ({
    page,
    marketplace,
    watch,
  }) => {
    watch(page);
    const wallet = await connectOnMainnet(page, marketplace);
    wallet.fault("wallet_switchEthereumChain", { error });
    await openPanel(page);
    await switchInPanel(page).click();
    const request = await wallet.nextRequest("wallet_addEthereumChain");
    expect(request.params[0]).toEqual({
      chainId: "0x4268",
      chainName: "Holesky Testnet",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: [`${marketplace.url}/dev/rpc?key=${marketplace.web.demonstration?.key}`],
      blockExplorerUrls: ["https://holesky.etherscan.io"],
    });
    await request.confirm();
    await expectOnHolesky(page);
  });
}

test("wrong network: a response of null alone does not count as switched", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /^Error switching to Holesky network/);
  const wallet = await connectOnMainnet(page, marketplace, true);
  wallet.fault("wallet_switchEthereumChain", { result: null });
  await openPanel(page);
  await expect(panel(page).getByText("Ethereum Mainnet")).toBeVisible();
  await expect(panel(page).getByText("1.5000 ETH")).toBeVisible();
  await expectAccessibleInEveryVariant(page);
  await switchInPanel(page).click();
  await expect(panel(page).getByRole("status")).toHaveText(
    "Your wallet stayed on another network.",
  );
  await expect(switchInPanel(page)).toBeVisible();
  // This time it responds with null and has switched.
  wallet.fault("wallet_switchEthereumChain", () => {
    wallet.switchChain(marketplace.chainId);
    return { result: null };
  });
  await switchInPanel(page).click();
  await expectOnHolesky(page);
});

test("wrong network: a rejection shows a line in the panel and in the console §8.10 §8.11", async ({
  page,
  marketplace,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const wallet = await connectOnMainnet(page, marketplace, true);
  await openPanel(page);
  await switchInPanel(page).click();
  (await wallet.nextRequest("wallet_switchEthereumChain")).refuse();
  const line = panel(page).getByRole("status");
  await expect(line).toHaveText("You declined the request in your wallet.");
  const switching = () => said.filter((text) => text.startsWith("Error switching to Holesky"));
  await expect.poll(() => switching().length).toBe(1);
  await expectAccessible(page);

  wallet.fault("wallet_switchEthereumChain", { error: unknown });
  await switchInPanel(page).click();
  (await wallet.nextRequest("wallet_addEthereumChain")).refuse();
  await expect(line).toHaveText("You declined the request in your wallet.");
  await expect
    .poll(() => said.some((text) => text.startsWith("Error adding Holesky network")))
    .toBe(true);
  await expect(page.locator("[data-sonner-toast][data-type=error]")).toHaveCount(0);
});

test("genesis mismatch: another network with our chain ID is detected", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  wallet.fault("eth_getBlockByNumber", { result: { hash: `0x${"ab".repeat(32)}` } });
  await page.goto("/");
  await connectButton(page).click();
  await (await wallet.nextRequest("eth_requestAccounts")).confirm();
  await openPanel(page);
  await expect(
    panel(page).getByText(
      "Your wallet is on a different network that uses Holesky's chain ID. You can't send anything until it uses ours.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await panel(page).getByRole("button", { name: "Add our Holesky network" }).click();
  const request = await wallet.nextRequest("wallet_addEthereumChain");
  wallet.heal("eth_getBlockByNumber");
  await request.confirm();
  await expect(panel(page).getByText(/is on a different network/)).toHaveCount(0);
});

test("genesis mismatch: detected with a configured RPC too", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  // With a configured RPC, pages are rendered before its genesis hash is known.
  const { genesisHash, ...chain } = marketplace.web.publicConfig.chain;
  expect(genesisHash).toBeTruthy();
  const web = await startWeb(marketplace, {
    publicConfig: {
      ...marketplace.web.publicConfig,
      chain,
      features: { demo: false, demoWallets: false, mailbox: false, relayer: false },
    },
  });
  try {
    const wallet = await giveWallet(page, marketplace);
    wallet.fault("eth_getBlockByNumber", { result: { hash: `0x${"ab".repeat(32)}` } });
    const config = async () =>
      (await page.request.get(`${web.marketplace.serverUrl}/config.json`)).text();
    await expect.poll(config).toContain(genesisHash);
    await page.goto(`${web.marketplace.serverUrl}/`);
    await connectButton(page).click();
    await (await wallet.nextRequest("eth_requestAccounts")).confirm();
    await openPanel(page);
    await expect(panel(page).getByText(/is on a different network/)).toBeVisible();
    wallet.heal("eth_getBlockByNumber");
    await panel(page).getByRole("button", { name: "Add our Holesky network" }).click();
    await (await wallet.nextRequest("wallet_addEthereumChain")).confirm();
    await expect(panel(page).getByText(/is on a different network/)).toHaveCount(0);
  } finally {
    await web.kill();
  }
});

test("wrong network: the user can cancel when the wallet does not respond to a switch", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await connectOnMainnet(page, marketplace, true);
  await openPanel(page);
  await switchInPanel(page).click();
  const request = await wallet.nextRequest("wallet_switchEthereumChain");
  const waiting = page.getByRole("complementary", { name: "Waiting for your wallet" });
  await expect(waiting).toHaveText(/Your wallet hasn't answered yet/);
  await expectAccessible(page, "held");
  await waiting.getByRole("button", { name: "Cancel" }).click();
  await expect(waiting).toHaveCount(0);
  await expect(pill(page)).toBeVisible();
  // Her late confirmation still counts, since the wallet itself has switched.
  await request.confirm();
  // A press outside the panel has closed it.
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await expectOnHolesky(page);
});
