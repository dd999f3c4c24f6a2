import type { Page } from "@playwright/test";
import { injectProvider, type PageWalletOptions } from "./page-provider.ts";
import type { AccountSource } from "./test-accounts.ts";
import { TestWallet, type TestWalletOptions, type WalletEvent } from "./test-wallet.ts";
import { ProviderError } from "./wallet-request.ts";

export interface InstallOptions extends Omit<TestWalletOptions, "accounts"> {
  readonly account?: AccountSource;
  readonly accounts?: readonly AccountSource[];
  /** How pages find it; "both" by default. */
  readonly announce?: PageWalletOptions["announce"];
  readonly name?: string;
  /** Distinguishes several wallets in one page, and keeps the site's memory of it. */
  readonly rdns?: string;
  /** A provider object without its `request` function. */
  readonly withoutRequest?: boolean;
}

const events: readonly WalletEvent[] = ["accountsChanged", "chainChanged", "connect", "disconnect"];

let installed = 0;

/**
 * Puts a wallet into every page this Playwright page will load; call it before `goto`. Keys stay in
 * this process. The returned wallet acts for its owner.
 */
export async function installTestWallet(page: Page, options: InstallOptions): Promise<TestWallet> {
  const { account = 1, accounts = [account], announce = "both", ...rest } = options;
  const wallet = new TestWallet({ ...rest, accounts });
  const bridge = `__testWallet${++installed}`;

  await page.exposeBinding(bridge, async ({ frame }, method: string, params: unknown[]) => {
    try {
      const origin = new URL(frame.url()).origin;
      return { result: await wallet.request(method, params, origin) };
    } catch (error) {
      return { error: plainError(error) };
    }
  });
  await page.addInitScript(injectProvider, {
    bridge,
    announce,
    name: options.name ?? "Test Wallet",
    rdns: options.rdns ?? "example.tenora.test-wallet",
    withoutRequest: options.withoutRequest ?? false,
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) wallet.dropRequests();
  });
  for (const event of events) {
    wallet.on(event, (value) => {
      const detail = { bridge, event, value };
      page
        .evaluate(
          (told) => window.dispatchEvent(new CustomEvent(told.bridge, { detail: told })),
          detail,
        )
        // A page that is navigating receives no event, as in a browser.
        .catch(() => {});
    });
  }
  return wallet;
}

/** Errors lose their class on the way into the page; their fields are copied. */
function plainError(error: unknown): unknown {
  if (error instanceof ProviderError) {
    return { code: error.code, message: error.message, data: error.data };
  }
  return error instanceof Error ? { code: -32603, message: error.message } : error;
}
