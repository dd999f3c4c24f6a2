import type { Page } from "@playwright/test";
import { connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// The wallet is on Ethereum; the marketplace recommends Holesky. All that a wallet may answer to that is
// tested beside `switch-chain.ts`.

const panel = (page: Page) => page.getByRole("region", { name: "Wallet", exact: true });

async function openPanel(page: Page) {
  await pill(page).click();
  await expect(panel(page)).toBeVisible();
}

test("wrong network: Holesky is recommended, declined, and added to a wallet without it", async ({
  page,
  marketplace,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const wallet = await giveWallet(page, marketplace, {
    chainId: 1,
    rpcUrl: "",
    reads: { eth_getBalance: "0x14d1120d7b160000" },
    knownChains: { [marketplace.chainId]: marketplace.rpcUrl },
  });
  await page.goto("/business");
  const switchButton = panel(page).getByRole("button", { name: "Switch to Holesky" });
  const line = panel(page).getByRole("status");

  await test.step("a toast recommends it and asks the wallet to switch §1.4 §7.3 §8.5", async () => {
    await connectButton(page).click();
    await (await wallet.nextRequest("eth_requestAccounts")).confirm();
    await expectToast(page, "Wrong network", "We recommend switching to Holesky Testnet");
    const toast = page.locator("[data-sonner-toast]", { hasText: "Wrong network" });
    await toast.hover();
    await toast.getByRole("button", { name: "Switch", exact: true }).click();
    const request = await wallet.nextRequest("wallet_switchEthereumChain");
    expect(request.params).toEqual([{ chainId: "0x4268" }]);
    request.refuse();
  });
  await test.step("the panel names the network and offers to switch §2.43 §9.1 §9.2 §9.3", async () => {
    await openPanel(page);
    await expectAccessible(page);
    for (const [id, name] of [
      [5, "Goerli Testnet"],
      [11155111, "Sepolia Testnet"],
      [137, "Polygon"],
      [80001, "Mumbai Testnet"],
      [424242, "Chain ID: 424242"],
      [1, "Ethereum Mainnet"],
    ] as const) {
      wallet.switchChain(id);
      await expect(panel(page).getByText(name, { exact: true })).toBeVisible();
      await expect(switchButton).toBeVisible();
    }
    await expect(panel(page).getByRole("button", { name: "Disconnect" })).toBeVisible();
  });
  await test.step("a declined switch shows a line in the panel and in the console §8.10", async () => {
    const before = said.length;
    await switchButton.click();
    (await wallet.nextRequest("wallet_switchEthereumChain")).refuse();
    await expect(line).toHaveText("You declined the request in your wallet.");
    const isLogged = () => said.slice(before).some((text) => /^Error switching to Hol/.test(text));
    await expect.poll(isLogged).toBe(true);
  });
  await test.step("so does a network that isn't added §8.11", async () => {
    const unknown = { code: 4902, message: 'Unrecognized chain ID "0x4268".' };
    wallet.fault("wallet_switchEthereumChain", { error: unknown });
    await switchButton.click();
    (await wallet.nextRequest("wallet_addEthereumChain")).refuse();
    await expect(line).toHaveText("You declined the request in your wallet.");
    const isLogged = () => said.some((text) => text.startsWith("Error adding Holesky network"));
    await expect.poll(isLogged).toBe(true);
    await expect(page.locator("[data-sonner-toast][data-type=error]")).toHaveCount(0);
  });
  await test.step("a wallet that lacks it adds it §7.4 §7.5 §8.6", async () => {
    await switchButton.click();
    const request = await wallet.nextRequest("wallet_addEthereumChain");
    expect(request.params[0]).toEqual({
      chainId: "0x4268",
      chainName: "Holesky Testnet",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: [`${marketplace.url}/dev/rpc?key=${marketplace.web.demonstration?.key}`],
      blockExplorerUrls: ["https://holesky.etherscan.io"],
    });
    await request.confirm();
    await expect(panel(page).getByText("Holesky Testnet", { exact: true })).toBeVisible();
    await expect(switchButton).toHaveCount(0);
  });
  await test.step("another network with our chain's id is told apart from it", async () => {
    wallet.fault("eth_getBlockByNumber", { result: { hash: `0x${"ab".repeat(32)}` } });
    wallet.switchChain(1);
    await expect(switchButton).toBeVisible();
    wallet.switchChain(marketplace.chainId);
    const other =
      "Your wallet is on a different network that uses Holesky's chain ID. You can't send anything until it uses ours.";
    await expect(panel(page).getByText(other)).toBeVisible();
    await panel(page).getByRole("button", { name: "Add our Holesky network" }).click();
    const request = await wallet.nextRequest("wallet_addEthereumChain");
    wallet.heal("eth_getBlockByNumber");
    await request.confirm();
    await expect(panel(page).getByText(other)).toHaveCount(0);
  });
});
