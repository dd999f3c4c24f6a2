import { expect, type Page } from "@playwright/test";
import { type InstallOptions, installTestWallet } from "@tenora/testing/wallet/install-test-wallet";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { generatePrivateKey } from "viem/accounts";
import type { RunningMarketplace } from "./marketplace/running-marketplace.ts";

/** Gives the page a wallet with a new key, on the marketplace's own chain unless told otherwise. */
export function giveWallet(
  page: Page,
  { chainId, rpcUrl }: RunningMarketplace,
  options: Partial<InstallOptions> = {},
): Promise<TestWallet> {
  return installTestWallet(page, { account: generatePrivateKey(), chainId, rpcUrl, ...options });
}

/** The header's connect button. */
export const connectButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Connect/ });

/** The header's pill, once connected. */
export const pill = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Wallet connected/ });

/** Connects through the header and confirms the request in the wallet. */
export async function connect(page: Page, wallet: TestWallet): Promise<void> {
  await connectButton(page).click();
  const request = await wallet.nextRequest("eth_requestAccounts");
  void request.confirm();
  await expect(pill(page)).toBeVisible();
}

/** Waits until all previous responses of the wallet have reached the page; they arrive in order. */
export const waitForWalletAnswers = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    (
      window as unknown as { ethereum: { request(args: { method: string }): Promise<unknown> } }
    ).ethereum.request({ method: "net_version" }),
  );

/** Confirms the next signature request in the wallet. */
export async function sign(wallet: TestWallet): Promise<void> {
  await (await wallet.nextRequest("personal_sign")).confirm();
}
