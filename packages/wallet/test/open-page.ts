import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { memoryStorage } from "@tenora/testing/wallet/memory-storage";
import { TestWallet, type TestWalletOptions } from "@tenora/testing/wallet/test-wallet";
import { createWallet, type Wallet, type WalletOptions } from "../src/create-wallet.ts";
import { discoverProviders } from "../src/provider/discover-providers.ts";
import type { WalletNotice } from "../src/state/wallet-notice.ts";
import type { WalletState } from "../src/state/wallet-state.ts";

/** The part of a window that wallets use: events, and perhaps `ethereum`. */
export class TestPage extends EventTarget {
  ethereum?: object;

  /** A wallet extension that announces itself when asked, and at once. */
  announce(
    provider: object,
    rdns: string,
    name = rdns,
    uuid: string = crypto.randomUUID(),
    icon = "",
  ): void {
    const detail = { info: { uuid, name, rdns, icon }, provider };
    const event = () => Object.assign(new Event("eip6963:announceProvider"), { detail });
    const announceTwice = () => {
      // Wallets repeat themselves; the page must not list that as another wallet.
      this.dispatchEvent(event());
      this.dispatchEvent(event());
    };
    this.addEventListener("eip6963:requestProvider", announceTwice);
    announceTwice();
  }
}

export const oneEther = "0xde0b6b3a7640000";

/** A person's wallet with two real keys, on Holesky, with 1.5 ether. */
export function personWallet(options: Partial<TestWalletOptions> = {}): TestWallet {
  return new TestWallet({
    accounts: [1, 2],
    chainId: 17000,
    reads: { eth_getBalance: "0x14d1120d7b160000" },
    ...options,
  });
}

/** A page with its wallet store, and the notices and log entries of that. */
export function openPage(options: Partial<WalletOptions> & { page?: TestPage } = {}) {
  const { page = new TestPage(), ...rest } = options;
  const notices: WalletNotice[] = [];
  const logged: [string, unknown][] = [];
  const storage = options.storage ?? memoryStorage();
  const wallet = createWallet({
    chain: chainPresets.holesky,
    storage,
    discover: () => discoverProviders(page as unknown as Window),
    onNotice: (notice) => notices.push(notice),
    log: (message, cause) => logged.push([message, cause]),
    hintAfterMs: 5,
    ...rest,
  });
  return {
    page,
    wallet,
    notices,
    logged,
    storage,
    titles: () => notices.map(({ title }) => title),
  };
}

export function pageWith(person: TestWallet, options: Partial<WalletOptions> = {}) {
  const page = new TestPage();
  page.ethereum = person.provider();
  return openPage({ page, ...options });
}

/** A page with a connected wallet. */
export async function connectedPage(person: TestWallet, options: Partial<WalletOptions> = {}) {
  const opened = pageWith(person, options);
  const connecting = opened.wallet.connect();
  await (await person.nextRequest("eth_requestAccounts")).confirm();
  await connecting;
  await until(opened.wallet, (state) => state.network !== "unknown");
  return opened;
}

/** Resolves with the first state that fits; otherwise the test's time limit ends the wait. */
export function until(wallet: Wallet, fits: (state: WalletState) => boolean): Promise<WalletState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = wallet.getState();
      if (!fits(state)) return;
      stop();
      resolve(state);
    };
    const stop = wallet.subscribe(look);
    look();
  });
}
