import { contractsByName } from "@tenora/chain/deployment/deployment";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { GateType } from "@tenora/database/market/listing/listing-record";
import { persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import type { TestExchange } from "@tenora/testing/chain/start-exchange";
import { listTestReceivable, type TestTerms } from "@tenora/testing/market/list-receivable";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createContext, useContext } from "react";
import { createRoutesStub } from "react-router";
import { expect, vi } from "vitest";
import { addMissingToJsdom } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "~/screens/exchange/listing/listing-page";
import { BuyJump } from "~/screens/exchange/listing/offer/buy-jump";
import OfferActions from "~/screens/exchange/listing/offer/offer-actions";
import { Toaster } from "~/ui/toast/toast";
import { WalletProvider } from "~/wallet/wallet-provider";

// The offer of a receivable on a private chain, with the real wallet code and the real engine.

const day = 86_400n;
const million = 1_000_000n;
/** The chain looks things up, and two cores have much else to do. */
const patience = { timeout: 20_000 };

/** Lists Ben's receivable of 100 units at 95, and resolves with what its page shows of it. */
export async function offerPage(chain: TestExchange, changes: TestTerms = {}) {
  const { deployment } = chain;
  const id = await listTestReceivable(chain.rpcUrl, deployment, changes);
  const { timestamp } = (await chain.rpc("eth_getBlockByNumber", "latest", false)) as {
    timestamp: string;
  };
  const now = Number(timestamp);
  const symbol = changes.symbol ?? "USDC";
  const token = deployment.stablecoins.find((one) => one.symbol === symbol);
  if (token === undefined) throw new Error(`No ${symbol}`);
  const gates = Object.entries(deployment.gates);
  const page = {
    market: { block: 1, now, isBehind: false, newBusiness: "open", isStalled: false },
    head: { isUnlisted: false },
    debt: { debtor: [] },
    figures: {
      minimum: null,
      progress: { percent: 0, tone: "good", label: "0% sold", amounts: "0.00 of 9,500.00 USDC" },
      timeLeft: "20 days left",
    },
    risk: { otherTrouble: null },
    notes: { rows: [], hasMore: false },
    offer: {
      id,
      status: "open",
      isSaleOpen: true,
      isBuyable: true,
      seller: persona("Ben").address.toLowerCase(),
      payout: persona("Ben").address.toLowerCase(),
      gate: (gates.find(([, address]) => address === changes.gate)?.[0] ?? "open") as GateType,
      token,
      pricePerUnit: 95n * million,
      repayPerUnit: 100n * million,
      totalUnits: 100n,
      soldUnits: 0n,
      minUnits: 40n,
      minPurchase: 1n,
      fundingDeadline: BigInt(now) + 20n * day,
      maturity: (BigInt(now) / day + 60n) * day - 1n,
    },
  };
  return { page: page as unknown as ListingPage, token: token.address };
}

function configOf({ deployment, genesisHash }: TestExchange, relayer: boolean): PublicConfig {
  return {
    brand: { name: "Tenora", product: "Receivables" },
    chain: { ...chainPresets.holesky, genesisHash },
    contracts: contractsByName(deployment),
    stablecoins: deployment.stablecoins,
    features: { demo: true, demoWallets: true, mailbox: false, relayer },
    reviewWorkingDays: 2,
  };
}

const shown = createContext<ListingPage | null>(null);

function Panel() {
  const page = useContext(shown);
  return (
    page && (
      <>
        <BuyJump offer={page.offer} />
        <OfferActions page={page} />
      </>
    )
  );
}

interface Situation {
  readonly account?: number;
  /** We pay the network fee of purchases. */
  readonly isRelaying?: boolean;
  /** What follows the path in the address. */
  readonly hash?: string;
  /** What our server answers to each path, from the body it was sent; everything else is a 404. */
  readonly server?: Readonly<Record<string, (body: unknown) => Response | Promise<Response>>>;
}

/**
 * Renders the panel for a wallet; `sent` has what was sent to our server, `loads` how often the page was
 * loaded again.
 */
export async function renderOffer(
  chain: TestExchange,
  page: ListingPage,
  { account = persona("Dara").account, isRelaying = false, hash = "", server = {} }: Situation = {},
) {
  const wallet = new TestWallet({
    accounts: [account],
    chainId: 17_000,
    rpcUrl: chain.rpcUrl,
    knownChains: { 1: "" },
  });
  wallet.remember();
  addMissingToJsdom();
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (!path.startsWith("/")) return network(input, init);
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ path, body });
    return server[path]?.(body) ?? Response.json({}, { status: 404 });
  });
  vi.stubGlobal("ethereum", wallet.provider());
  const config = configOf(chain, isRelaying);
  let loads = 0;
  const loader = () => {
    loads += 1;
    return { config };
  };
  const Site = createRoutesStub([{ id: "root", path: "/", loader, Component: Panel }]);
  render(
    <WalletProvider config={config}>
      <Toaster />
      <shown.Provider value={page}>
        <Site initialEntries={[`/${hash}`]} hydrationData={{ loaderData: { root: { config } } }} />
      </shown.Provider>
    </WalletProvider>,
  );
  return Object.assign(wallet, { sent, loads: () => loads });
}

const dialog = async () => within(await screen.findByRole("dialog", { hidden: true }));

export async function pressBuy(amount: string) {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(/^Amount in/), amount);
  await person.click(await screen.findByRole("button", { name: /^Buy for / }));
}

/** After the summary; transactions of one step name it. */
export async function continueInWallet(name = "Continue in wallet") {
  const button = await (await dialog()).findByRole("button", { name, hidden: true }, patience);
  await userEvent.setup().click(button);
}

/** Waits until the dialog says it. */
export const dialogSays = (text: RegExp) =>
  waitFor(
    async () => expect(screen.getByRole("dialog", { hidden: true }).textContent).toMatch(text),
    patience,
  );
