import { contractsByName } from "@tenora/chain/deployment/deployment";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import type { TestExchange } from "@tenora/testing/chain/start-exchange";
import { TestWallet, type TestWalletOptions } from "@tenora/testing/wallet/test-wallet";
import { render, screen } from "@testing-library/react";
import { createContext, useContext } from "react";
import { createRoutesStub } from "react-router";
import { vi } from "vitest";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Toaster } from "~/ui/toast/toast";
import { addMissingToJsdom } from "~/wallet/testing/render-page";
import { WalletProvider } from "~/wallet/wallet-provider";
import { TransactionButton } from "../transaction-button.tsx";
import type { TransactionOptions } from "../use-transaction.ts";

/** Head of the index as our server tells it; null: no such endpoint. */
export type IndexedBlock = () => number | null;

interface TransactionPage {
  readonly chain: TestExchange;
  readonly build: BuildIntent;
  readonly wallet?: Partial<TestWalletOptions>;
  readonly indexedBlock?: IndexedBlock;
  readonly onConfirmed?: () => void;
  /** How our relayer answers; without it there is none. */
  readonly relay?: (path: string, body: unknown) => Promise<Response>;
}

const buttonOptions = createContext<Pick<TransactionOptions, "build" | "onConfirmed"> | null>(null);

function Page() {
  const options = useContext(buttonOptions);
  return (
    options && (
      <TransactionButton id="withdraw" disconnected={<p>Connect first</p>} {...options}>
        Withdraw
      </TransactionButton>
    )
  );
}

/** A page with one button that writes to the chain, the real wallet code and the real engine. */
export async function renderTransaction({
  chain,
  build,
  wallet: options,
  indexedBlock = () => null,
  onConfirmed,
  relay,
}: TransactionPage) {
  const wallet = new TestWallet({
    accounts: [1, 2],
    chainId: 17_000,
    rpcUrl: chain.rpcUrl,
    knownChains: { 1: "" },
    ...options,
  });
  wallet.remember();
  addMissingToJsdom();
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith("/")) return network(input, init);
    if (relay && String(input).startsWith("/api/relay"))
      return relay(String(input), JSON.parse(String(init?.body ?? "null")));
    const block = indexedBlock();
    if (String(input) !== "/api/v1/head" || block === null)
      return Response.json({}, { status: 404 });
    return Response.json({ data: { indexedBlock: block } });
  });
  vi.stubGlobal("ethereum", wallet.provider());
  const loaded = vi.fn(() => null);
  const Site = createRoutesStub([{ id: "page", path: "/", Component: Page, loader: loaded }]);
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: chain.deployment.stablecoins,
    features: { demo: false, demoWallets: true, mailbox: false, relayer: relay !== undefined },
  };
  const page = (
    <WalletProvider config={config}>
      <Toaster />
      <buttonOptions.Provider value={{ build, ...(onConfirmed && { onConfirmed }) }}>
        <Site initialEntries={["/"]} hydrationData={{ loaderData: { page: null } }} />
      </buttonOptions.Provider>
    </WalletProvider>
  );
  const rendered = render(page);
  await screen.findByRole("button", { name: /Withdraw|Switch to/ });
  return { wallet, loaded, ...rendered };
}
