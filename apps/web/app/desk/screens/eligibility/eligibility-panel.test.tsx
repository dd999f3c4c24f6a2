// @vitest-environment jsdom

import { contractsByName } from "@tenora/chain/deployment/deployment";
import { eligibilityMessage } from "@tenora/chain/gate/eligibility";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { UnsignedInvestor } from "@tenora/database/investor/investor-eligibility";
import { persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { recoverTypedDataAddress } from "viem";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addMissingToJsdom, clearPage, press } from "#test/components/wallet/render-page.tsx";
import { Toaster } from "~/ui/toast/toast";
import { WalletProvider } from "~/wallet/wallet-provider";
import { EligibilityPanel } from "./eligibility-panel.tsx";

let chain: TestExchange;
beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
afterEach(clearPage);

const olga = persona("Olga");
const times = { issuedAt: 1_800_000_000, expiresAt: 1_831_536_000 };
const investors = (["Ben", "Dara", "Eli"] as const).map((name, at) => ({
  id: `7f1d3c50-0000-4000-8000-00000000000${at}`,
  investorName: name,
  walletAddress: persona(name).address.toLowerCase(),
})) as unknown as readonly UnsignedInvestor[];

function List() {
  const { left, config } = useLoaderData<{ left: typeof investors; config: PublicConfig }>();
  if (left.length === 0) return <p>All signed</p>;
  return <EligibilityPanel config={config} investors={left} />;
}

/** The panel before an attestor's wallet, over a server that keeps who is signed. */
function renderPanel(refuse: () => Response | undefined = () => undefined) {
  const wallet = new TestWallet({
    accounts: [olga.account],
    chainId: 17_000,
    rpcUrl: chain.rpcUrl,
  });
  wallet.remember();
  addMissingToJsdom();
  const signed = new Map<
    string,
    { attestor: string; issuedAt: number; signature: `0x${string}` }
  >();
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (!path.startsWith("/")) return network(input, init);
    const refusal = refuse();
    if (refusal) return refusal;
    if (path === "/api/admin/eligibilities/preparation") return Response.json(times);
    const [, id] = /^\/api\/admin\/investors\/(.*)\/eligibility$/.exec(path) ?? [];
    if (id === undefined) return Response.json({}, { status: 404 });
    signed.set(id, JSON.parse(String(init?.body)));
    return Response.json({});
  });
  vi.stubGlobal("ethereum", wallet.provider());
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: chain.deployment.stablecoins,
    features: { demo: false, demoWallets: true, mailbox: false, relayer: false },
  } as unknown as PublicConfig;
  const unsigned = () => investors.filter(({ id }) => !signed.has(id));
  const Site = createRoutesStub([
    { id: "list", path: "/", Component: List, loader: () => ({ left: unsigned(), config }) },
  ]);
  render(
    <WalletProvider config={config}>
      <Toaster />
      <Site
        initialEntries={["/"]}
        hydrationData={{ loaderData: { list: { left: investors, config } } }}
      />
    </WalletProvider>,
  );
  return { wallet, signed };
}

const nextSignature = (wallet: TestWallet) => wallet.nextRequest("eth_signTypedData_v4");

test("bulk signing: one press asks the wallet for each investor in turn, and sends each signature as theirs", async () => {
  const { wallet, signed } = renderPanel();
  await screen.findByText("3 approved investors without a signed eligibility");
  await press("Sign 3 eligibilities");
  for (const at of [1, 2, 3]) {
    const prompt = await nextSignature(wallet);
    await screen.findByRole("button", { name: `Sign in your wallet (${at} of 3)...` });
    await prompt.confirm();
  }
  await screen.findByText("All signed");
  await screen.findByText("3 eligibilities signed");
  for (const { id, walletAddress } of investors) {
    const sent = signed.get(id);
    const eligibility = { wallet: walletAddress as `0x${string}`, ...times };
    const { typedData } = eligibilityMessage(chain.deployment, eligibility);
    const signature = sent?.signature ?? "0x";
    expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(olga.address);
    expect(sent?.issuedAt).toBe(times.issuedAt);
  }
});

test("bulk signing: a declined signature ends it, keeps what was signed, and leaves the rest to sign", async () => {
  const { wallet, signed } = renderPanel();
  await press("Sign 3 eligibilities");
  await (await nextSignature(wallet)).confirm();
  (await nextSignature(wallet)).refuse();
  await screen.findByText("2 approved investors without a signed eligibility");
  expect([...signed.keys()]).toEqual([investors[0]?.id]);
  await screen.findByText("Eligibility signed");
  await press("Sign 2 eligibilities");
  await (await nextSignature(wallet)).confirm();
  await (await nextSignature(wallet)).confirm();
  await screen.findByText("All signed");
  expect([...signed.keys()].sort()).toEqual(investors.map(({ id }) => id));
});

test("bulk signing: names every wallet that the signatures confirm before any is asked for", async () => {
  const { wallet } = renderPanel();
  await screen.findByText("What the wallet signs");
  const confirmed = screen.getByText("You confirm").nextElementSibling?.textContent ?? "";
  for (const { walletAddress } of investors) expect(confirmed).toContain(walletAddress);
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_signTypedData_v4");
});

test("bulk signing: a wallet without the attestor's role is told so, and has nothing to sign", async () => {
  const error = { code: "NOT_ATTESTOR", message: "This wallet isn't an attestor." };
  renderPanel(() => Response.json({ error }, { status: 403 }));
  await screen.findByRole("alert");
  const sign = screen.getByRole("button", { name: "Sign 3 eligibilities" });
  expect(sign).toHaveProperty("disabled", true);
});
