// @vitest-environment jsdom
import { contractsByName } from "@tenora/chain/deployment/deployment";
import { localAccount } from "@tenora/chain/deployment/local-account";
import { eligibilityMessage, registerWallet } from "@tenora/chain/gate/eligibility";
import { eligibilityQuery } from "@tenora/chain/read/gates";
import { readQuery } from "@tenora/chain/read/query";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet, useLoaderData } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addMissingToJsdom, clearPage } from "#test/components/wallet/render-page.tsx";
import { ActionRecorder } from "~/desk/features/actions/action-recorder";
import { listUnrecorded } from "~/desk/features/actions/unrecorded-actions";
import { CurrentAdminContext } from "~/desk/features/in-memory-state";
import { DialogHost } from "~/features/transaction/dialog-host";
import { WalletProvider } from "~/wallet/wallet-provider";
import { EligibilitySignature } from "./signed-eligibility.tsx";

let chain: TestExchange;
beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
afterEach(clearPage);

const [dara, eli, olga] = [persona("Dara"), persona("Eli"), persona("Olga")];
const id = "7f1d3c50-0000-4000-8000-000000000003";

function Investor() {
  return (
    <DialogHost>
      <EligibilitySignature investor={useLoaderData() as never} />
      <Link to="/elsewhere">Leave</Link>
    </DialogHost>
  );
}

const Elsewhere = () => <p>Another page of the portal</p>;

/** What is around all pages of the portal. */
function Portal() {
  return (
    <CurrentAdminContext value="olga@example.com">
      <ActionRecorder />
      <Outlet />
    </CurrentAdminContext>
  );
}

/** Registers Dara at the gate, signed by Olga; resolves with the times. */
async function register() {
  const exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
  // An eligibility that was signed before a withdrawal is void.
  await chain.rpc("evm_increaseTime", 60);
  await chain.rpc("evm_mine");
  const issuedAt = Number((await exchange.publicClient.getBlock()).timestamp);
  const eligibility = { wallet: dara.address, issuedAt, expiresAt: issuedAt + 86_400 };
  const signer = localAccount(olga.account);
  const signature = await signMessage(signer, eligibilityMessage(chain.deployment, eligibility));
  const gate = chain.deployment.gates.eligible;
  const attested = { attestor: signer.address, signature };
  const sender = exchange.sender(eli.account);
  await exchange.done(registerWallet(sender, gate, eligibility, attested));
  return { exchange, eligibility };
}

/** The portal before this account's wallet; actions that are recorded are noted. */
function renderPortal(account: number, times: { issuedAt: number; expiresAt: number }, path = "/") {
  const wallet = new TestWallet({ accounts: [account], chainId: 17_000, rpcUrl: chain.rpcUrl });
  wallet.remember();
  addMissingToJsdom();
  const recorded: unknown[] = [];
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith("/")) return network(input, init);
    if (String(input) !== "/api/admin/market/actions") return Response.json({}, { status: 404 });
    recorded.push(JSON.parse(String(init?.body)));
    return Response.json({ ok: true });
  });
  vi.stubGlobal("ethereum", wallet.provider());
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: chain.deployment.stablecoins,
    features: { demo: false, demoWallets: true, mailbox: false, relayer: false },
  } as unknown as PublicConfig;
  const investor = {
    id,
    investorName: "Dara Wong",
    walletAddress: dara.address,
    status: "approved",
    suspendedAt: null,
    erasedAt: null,
    signed: times,
    config,
    onChain: { registeredUntil: times.expiresAt, notBefore: 0 },
  };
  const Site = createRoutesStub([
    {
      Component: Portal,
      children: [
        { id: "page", path: "/", Component: Investor, loader: () => investor },
        { path: "/elsewhere", Component: Elsewhere },
      ],
    },
  ]);
  render(
    <WalletProvider config={config}>
      <Site initialEntries={[path]} hydrationData={{ loaderData: { page: investor } }} />
    </WalletProvider>,
  );
  return { wallet, recorded };
}

/** The dialog of the withdrawal, opened by this account's wallet. */
async function renderFor(account: number, times: { issuedAt: number; expiresAt: number }) {
  const { wallet, recorded } = renderPortal(account, times);
  const press = { name: "Withdraw eligibility" };
  await userEvent.click(await screen.findByRole("button", press));
  const dialog = within(await screen.findByRole("dialog", { hidden: true }));
  const proceed = async () =>
    userEvent.click(
      await dialog.findByRole("button", { ...press, hidden: true }, { timeout: 20_000 }),
    );
  return { wallet, recorded, dialog, proceed };
}

test("withdrawing: told in words, sent by an attestor's wallet, and recorded with its transaction", async () => {
  const { exchange, eligibility } = await register();
  const { wallet, recorded, dialog, proceed } = await renderFor(olga.account, eligibility);
  await dialog.findByText(`The eligibility of Dara Wong, ${dara.address}`);
  await dialog.findByText(/^Registered until/);
  for (const words of [/with payments and refunds/, /An attestor signs a new eligibility/])
    expect(dialog.getByText(words)).toBeDefined();
  await proceed();
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await waitFor(() => expect(recorded).toHaveLength(1), { timeout: 20_000 });
  expect(recorded).toEqual([
    { kind: "withdraw-eligibility", subject: id, transaction: expect.stringMatching(/^0x/) },
  ]);
  const query = eligibilityQuery(chain.deployment, [dara.address]);
  const { result } = await readQuery(exchange.publicClient, query);
  expect(result[0]).toMatchObject({ isEligible: false, expiresAt: null });
});

const withdrawal = {
  kind: "withdraw-eligibility",
  subject: id,
  transaction: expect.stringMatching(/^0x/),
};

test("withdrawing: is recorded when the page was left before the confirmation", async () => {
  const { eligibility } = await register();
  const { wallet, recorded, proceed } = await renderFor(olga.account, eligibility);
  await proceed();
  const asked = await wallet.nextRequest("eth_sendTransaction");
  await userEvent.click(screen.getByRole("link", { name: "Leave", hidden: true }));
  await screen.findByText("Another page of the portal");
  await asked.confirm();
  await waitFor(() => expect(recorded).toEqual([withdrawal]), { timeout: 20_000 });
});

test("withdrawing: is recorded by the next page when this one was closed before the confirmation", async () => {
  const { eligibility } = await register();
  await chain.rpc("evm_setAutomine", false);
  const { wallet, recorded, proceed } = await renderFor(olga.account, eligibility);
  await proceed();
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await waitFor(() => expect(listUnrecorded()[0]?.transaction).toMatch(/^0x/), {
    timeout: 20_000,
  });
  cleanup();
  await chain.rpc("evm_setAutomine", true);
  await chain.rpc("evm_mine");
  const next = renderPortal(olga.account, eligibility, "/elsewhere");
  await waitFor(() => expect(next.recorded).toEqual([withdrawal]), { timeout: 20_000 });
  await waitFor(() => expect(listUnrecorded()).toEqual([]));
  expect(recorded).toEqual([]);
});

test("withdrawing: a wallet that is no attestor is told before anything is sent", async () => {
  const { wallet, recorded, dialog, proceed } = await renderFor(eli.account, {
    issuedAt: 1,
    expiresAt: 2,
  });
  await proceed();
  await dialog.findByText(/Only attestors may do this/, {}, { timeout: 20_000 });
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
  expect(recorded).toEqual([]);
});
