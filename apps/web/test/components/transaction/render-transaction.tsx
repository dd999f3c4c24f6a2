import { contractsByName } from "@tenora/chain/deployment/deployment";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import type { TestExchange } from "@tenora/testing/chain/start-exchange";
import { TestWallet, type TestWalletOptions } from "@tenora/testing/wallet/test-wallet";
import { render, screen } from "@testing-library/react";
import { createContext, useContext, useState } from "react";
import { createRoutesStub, Link } from "react-router";
import { vi } from "vitest";
import { addMissingToJsdom } from "#test/components/wallet/render-page.tsx";
import { DialogHost } from "~/features/transaction/dialog-host";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Toaster } from "~/ui/toast/toast";
import { WalletProvider } from "~/wallet/wallet-provider";

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
  /** What our server answers to other paths; everything else is a 404. */
  readonly server?: Readonly<Record<string, () => Response>>;
  /** The page has no such button any more once it shows the result. */
  readonly isRemovedAfterwards?: boolean;
}

type ButtonOptions = Pick<TransactionPage, "build" | "onConfirmed" | "isRemovedAfterwards">;
const buttonOptions = createContext<ButtonOptions | null>(null);

function Page() {
  const options = useContext(buttonOptions);
  const [isDone, setDone] = useState(false);
  if (!options) return null;
  const { build, onConfirmed, isRemovedAfterwards } = options;
  return (
    <DialogHost>
      <Link to="/elsewhere">Leave</Link>
      {!(isDone && isRemovedAfterwards) && (
        <TransactionButton
          id="withdraw"
          disconnected={<p>Connect first</p>}
          build={build}
          onConfirmed={() => {
            onConfirmed?.();
            setDone(true);
          }}
        >
          Withdraw
        </TransactionButton>
      )}
    </DialogHost>
  );
}

const AnotherPage = () => <p>Another page</p>;

/** A page with one button that writes to the chain, the real wallet code and the real engine. */
export async function renderTransaction({
  chain,
  wallet: walletOptions,
  indexedBlock = () => null,
  relay,
  server = {},
  ...options
}: TransactionPage) {
  const wallet = new TestWallet({
    accounts: [1, 2],
    chainId: 17_000,
    rpcUrl: chain.rpcUrl,
    knownChains: { 1: "" },
    ...walletOptions,
  });
  wallet.remember();
  addMissingToJsdom();
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith("/")) return network(input, init);
    if (relay && String(input).startsWith("/api/relay"))
      return relay(String(input), JSON.parse(String(init?.body ?? "null")));
    const answer = server[String(input)];
    if (answer) return answer();
    const block = indexedBlock();
    if (String(input) !== "/api/v1/head" || block === null)
      return Response.json({}, { status: 404 });
    return Response.json({ data: { indexedBlock: block } });
  });
  vi.stubGlobal("ethereum", wallet.provider());
  const loaded = vi.fn(() => null);
  const Site = createRoutesStub([
    { id: "page", path: "/", Component: Page, loader: loaded },
    { path: "/elsewhere", Component: AnotherPage },
  ]);
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: chain.deployment.stablecoins,
    features: { demo: false, demoWallets: true, mailbox: false, relayer: relay !== undefined },
    reviewWorkingDays: 2,
  };
  const page = (
    <WalletProvider config={config}>
      <Toaster />
      <buttonOptions.Provider value={options}>
        <Site initialEntries={["/"]} hydrationData={{ loaderData: { page: null } }} />
      </buttonOptions.Provider>
    </WalletProvider>
  );
  const rendered = render(page);
  await screen.findByRole("button", { name: /Withdraw|Switch to/ });
  return { wallet, loaded, ...rendered };
}
