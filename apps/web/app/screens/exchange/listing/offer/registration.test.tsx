// @vitest-environment jsdom

import { localAccount } from "@tenora/chain/deployment/local-account";
import { eligibilityMessage } from "@tenora/chain/gate/eligibility";
import { eligibilityQuery } from "@tenora/chain/read/gates";
import { readQuery } from "@tenora/chain/read/query";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createContext, useContext } from "react";
import { createRoutesStub } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addMissingToJsdom, clearPage } from "#test/components/wallet/render-page.tsx";
import { WalletProvider } from "~/wallet/wallet-provider";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { Admission } from "./admission.tsx";

let chain: TestExchange;
let unregistered: unknown;
beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
beforeEach(async () => {
  unregistered = await chain.rpc("evm_snapshot");
});
afterEach(async () => {
  clearPage();
  await chain.rpc("evm_revert", unregistered);
});

const day = 86_400;
const dara = persona("Dara");
const wallet = dara.address.toLowerCase();

async function now(): Promise<number> {
  const block = await chain.rpc("eth_getBlockByNumber", "latest", false);
  return Number((block as { timestamp: string }).timestamp);
}

/** An approval that Olga has signed, from now on. */
async function approval(days = 365) {
  const issuedAt = (await now()) - 1;
  const expiresAt = issuedAt + days * day;
  const olga = localAccount(persona("Olga").account);
  const message = eligibilityMessage(chain.deployment, {
    wallet: dara.address,
    issuedAt,
    expiresAt,
  });
  return {
    issuedAt,
    expiresAt,
    attestor: olga.address,
    signature: await signMessage(olga, message),
  };
}

/** Whether the gate admits Dara on the chain. */
async function isEligible(): Promise<boolean> {
  const query = eligibilityQuery(chain.deployment, [dara.address]);
  const { result } = await readQuery(publicClient([chain.rpcUrl], 10_000), query);
  return result[0]?.isEligible === true;
}

const chainTime = createContext(0);

function Sale() {
  const time = useContext(chainTime);
  return (
    <WalletQueryProvider>
      <Admission gate="eligible" now={time}>
        <p>The button to buy</p>
      </Admission>
    </WalletQueryProvider>
  );
}

interface Situation {
  readonly registered?: boolean;
  readonly own?: { status: string; suspended?: boolean } | null;
  /** Null: this browser has proven no wallet. */
  readonly proven?: string | null;
  readonly eligibility?: object | null;
  readonly isWithdrawn?: boolean;
}

async function renderAdmission({
  registered = true,
  own = { status: "approved" },
  proven = wallet,
  eligibility = null,
  isWithdrawn = false,
}: Situation) {
  const { exchange, lens, rewards, gates } = chain.deployment;
  const config: PublicConfig = {
    brand: { name: "Tenora", product: "Receivables" },
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: {
      exchange,
      lens,
      rewards,
      openGate: gates.open,
      eligibleGate: gates.eligible,
      inviteGate: gates.invite,
      linkGate: gates.link,
    },
    stablecoins: chain.deployment.stablecoins,
    features: { demo: true, demoWallets: true, mailbox: false, relayer: false },
    reviewWorkingDays: 2,
  };
  const browser = new TestWallet({
    accounts: [dara.account],
    chainId: 17_000,
    rpcUrl: chain.rpcUrl,
    knownChains: { 1: "" },
  });
  browser.remember();
  addMissingToJsdom();
  const server: Record<string, () => Promise<object>> = {
    [`/api/wallets/${wallet}/eligibility`]: async () => ({ isEligible: await isEligible() }),
    [`/api/wallets/${wallet}/investor`]: async () => ({ registered }),
    "/api/investor/own": async () => ({
      wallet: proven,
      standing: proven === null || own === null ? null : { suspended: false, ...own },
    }),
    "/api/investor/eligibility": async () => ({ wallet: proven, eligibility, isWithdrawn }),
  };
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith("/")) return network(input, init);
    const answer = await server[String(input).toLowerCase()]?.();
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  });
  vi.stubGlobal("ethereum", browser.provider());
  const time = await now();
  const Site = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ config }),
      Component: Sale,
    },
  ]);
  render(
    <WalletProvider config={config}>
      <chainTime.Provider value={time}>
        <Site initialEntries={["/"]} hydrationData={{ loaderData: { root: { config } } }} />
      </chainTime.Provider>
    </WalletProvider>,
  );
  return browser;
}

describe("a sale for approved investors", () => {
  test.each<[string, Situation, RegExp]>([
    ["nobody we know", { registered: false }, /Register to buy/],
    ["somebody who hasn't signed in", { proven: null }, /Sign in with your wallet to see/],
    [
      "somebody who waits for the review",
      { own: { status: "pending" } },
      /once we’ve approved you/,
    ],
    ["somebody whom we rejected", { own: { status: "rejected" } }, /isn’t approved/],
    ["somebody suspended", { own: { status: "approved", suspended: true } }, /isn’t approved/],
    ["somebody approved without a signature", {}, /Your approval is on its way/],
    [
      "somebody whose approval was withdrawn",
      { isWithdrawn: true },
      /can’t buy in sales for approved investors any more/,
    ],
  ])("%s is told what is missing", async (_who, situation, words) => {
    await renderAdmission(situation);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText("The button to buy")).toBeNull();
  });

  test("an approval that has expired can't be registered any more", async () => {
    const { expiresAt, ...signed } = await approval();
    await renderAdmission({ eligibility: { ...signed, expiresAt: expiresAt - 366 * day } });
    expect(await screen.findByText("Your approval has expired")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Register on the chain" })).toBeNull();
  });

  test("a stored approval is registered in place by one transaction, and then buying is open", async () => {
    expect(await isEligible()).toBe(false);
    const browser = await renderAdmission({ eligibility: await approval() });
    await userEvent.click(await screen.findByRole("button", { name: "Register on the chain" }));
    const dialog = within(await screen.findByRole("dialog", { hidden: true }));
    const proceed = { name: "Register", hidden: true };
    await userEvent.click(await dialog.findByRole("button", proceed, { timeout: 20_000 }));
    await (await browser.nextRequest("eth_sendTransaction")).confirm();
    await waitFor(() => expect(screen.getByText("The button to buy")).toBeDefined(), {
      timeout: 20_000,
    });
    expect(await isEligible()).toBe(true);
  });
});
