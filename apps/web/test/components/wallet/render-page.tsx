import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import type { RequestArguments } from "@tenora/wallet/provider/provider";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { vi } from "vitest";
import { endPage } from "~/transaction/load-engine";
import { Toaster } from "~/ui/toast/toast";
import { WalletProvider } from "~/wallet/wallet-provider";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";

export const account = `0x${"a1".repeat(20)}`;

type Answer = Response | Promise<Response>;

interface TestPage {
  readonly path: string;
  /** The pattern of the path, where it has parameters. */
  readonly route?: string;
  readonly page: ComponentType;
  /** The wallet in the browser: none, one that shares no account yet, or a connected one. */
  readonly wallet?: "none" | "locked" | "connected";
  /** What the server answers to each path; everything else is a 404. */
  readonly server?: Readonly<Record<string, () => Answer>>;
  /** Whether this is a demonstration. */
  readonly isDemo?: boolean;
  /** Whether we pay the network fee of some transactions. */
  readonly isRelaying?: boolean;
  /** Answers a wallet request in place of the usual answer. */
  readonly onRequest?: (args: RequestArguments) => Promise<unknown> | undefined;
}

const chain = { ...chainPresets.holesky, genesisHash: `0x${"0".repeat(64)}` };

const config = {
  chain,
  contracts: {},
  stablecoins: [],
  features: { demo: false, demoWallets: false, mailbox: false, relayer: false },
  reviewWorkingDays: 2,
};

const AnotherPage = () => <p>Another page</p>;

/** Renders a page of the site with the real wallet code over a small EIP-1193 wallet. */
export function renderPage({
  path,
  route = path,
  page,
  wallet = "none",
  server = {},
  isDemo = false,
  isRelaying = false,
  onRequest,
}: TestPage) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (input: unknown) => {
    requests.push(String(input));
    return server[String(input)]?.() ?? Response.json({}, { status: 404 });
  });
  addMissingToJsdom();
  if (wallet !== "none") {
    const request = async (args: RequestArguments) =>
      (await onRequest?.(args)) ?? walletAnswer(args.method, wallet === "connected");
    vi.stubGlobal("ethereum", { request });
  }
  const Site = createRoutesStub([
    { Component: WalletQueryProvider, children: [{ path: route, Component: page }] },
    { path: "*", Component: AnotherPage },
  ]);
  render(
    <WalletProvider
      config={{ ...config, features: { ...config.features, demo: isDemo, relayer: isRelaying } }}
    >
      <Toaster />
      <Site initialEntries={[path]} />
    </WalletProvider>,
  );
  return { requests };
}

/** jsdom lays nothing out, so it neither scrolls nor opens a modal. */
export function addMissingToJsdom(): void {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}

function walletAnswer(method: string, isConnected: boolean): unknown {
  switch (method) {
    case "eth_accounts":
      return isConnected ? [account] : [];
    case "eth_requestAccounts":
      return [account];
    case "eth_chainId":
      return "0x4268";
    case "eth_getBalance":
      return "0xde0b6b3a7640000";
    case "eth_getBlockByNumber":
      return { hash: chain.genesisHash };
    default:
      throw Object.assign(new Error(`No answer to ${method}`), { code: 4200 });
  }
}

/** Presses a button once it's there and takes a press: one that is disabled or busy ignores it. */
export async function press(name: string | RegExp): Promise<void> {
  const ready = () => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    if (button.disabled || button.getAttribute("aria-disabled") === "true")
      throw new Error(`${name} is disabled`);
    return button;
  };
  await userEvent.click(await waitFor(ready));
}

/** After each test: removes the page, its toasts, the wallet, the server and what was stored. */
export function clearPage(): void {
  cleanup();
  endPage();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
}
