// @vitest-environment jsdom
import { contractsByName } from "@tenora/chain/deployment/deployment";
import { flagDispute } from "@tenora/chain/exchange/listing";
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, Outlet, useLoaderData } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addMissingToJsdom, clearPage } from "#test/components/wallet/render-page.tsx";
import { ActionRecorder } from "~/desk/features/actions/action-recorder";
import { CurrentAdminContext, clearInMemoryState } from "~/desk/features/in-memory-state";
import { DialogHost } from "~/features/transaction/dialog-host";
import { WalletProvider } from "~/wallet/wallet-provider";
import { DisputeForm } from "./dispute-form.tsx";

let chain: TestExchange;
beforeAll(async () => {
  chain = await startExchange();
}, 120_000);
afterAll(() => chain?.stop());
afterEach(() => {
  clearPage();
  clearInMemoryState();
});

const hash = `0x${"e5".repeat(32)}` as const;
const hidden = { hidden: true } as const;

/** What is around all pages of the portal. */
const Portal = () => (
  <CurrentAdminContext value="olga@example.com">
    <ActionRecorder />
    <DialogHost>
      <Outlet />
    </DialogHost>
  </CurrentAdminContext>
);

const Form = () => <DisputeForm {...useLoaderData()} />;

/** The form before this person's wallet; evidence that is kept and actions that are recorded are noted. */
function renderForm(who: PersonaName, listing: bigint, disputed: boolean, status = 200) {
  const accounts = [persona(who).account];
  const wallet = new TestWallet({ accounts, chainId: 17_000, rpcUrl: chain.rpcUrl });
  wallet.remember();
  addMissingToJsdom();
  const [kept, recorded]: [Record<string, unknown>[], unknown[]] = [[], []];
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (!path.startsWith("/")) return network(input, init);
    if (path === `/api/admin/market/${listing}/evidence`) {
      kept.push(JSON.parse(String(init?.body)));
      const failure = { code: "BUSINESS_ERASED", message: "This record has been erased." };
      return Response.json(status === 200 ? { hash } : failure, { status });
    }
    if (path !== "/api/admin/market/actions") return Response.json({}, { status: 404 });
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
  const form = { listing: String(listing), disputed };
  const Site = createRoutesStub([
    {
      Component: Portal,
      children: [{ id: "form", path: "/", Component: Form, loader: () => form }],
    },
  ]);
  render(
    <WalletProvider config={config}>
      <Site hydrationData={{ loaderData: { form } }} />
    </WalletProvider>,
  );
  return { wallet, kept, recorded };
}

const field = () => screen.findByRole("textbox", hidden);
/** Types the evidence and opens the summary. */
async function ask(text: string, button: string) {
  await userEvent.type(await field(), text);
  await userEvent.click(await screen.findByRole("button", { name: button }));
  return within(await screen.findByRole("dialog", hidden));
}
const slow = { timeout: 20_000 };
const read = async (listing: bigint) =>
  (
    await readQuery(
      (
        await openLocalExchange(chain.rpcUrl, chain.deployment)
      ).publicClient,
      listingQuery(chain.deployment, listing),
    )
  ).result;

test("dispute: says what is missing before a wallet or our server is asked", async () => {
  const { wallet, kept } = renderForm("Olga", 1n, true);
  await userEvent.click(await screen.findByRole("button", { name: "Raise dispute…" }));
  expect(screen.getByText("Enter what the dispute is about.")).toBeDefined();
  expect(kept).toEqual([]);
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
});

test("dispute: an attestor raises it with the hash of the evidence that was kept, told in words, and recorded", async () => {
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const { wallet, kept, recorded } = renderForm("Olga", listing, true);
  const dialog = await ask("The goods were never sent.", "Raise dispute…");
  await dialog.findByText(/public API show it as disputed/, {}, slow);
  for (const words of [/Due date, amounts, payments/, /An attestor ends it/, /stays public/])
    expect(dialog.getByText(words)).toBeDefined();
  expect(kept).toMatchObject([{ disputed: true, text: "The goods were never sent." }]);
  await userEvent.click(
    await dialog.findByRole("button", { name: "Raise the dispute", ...hidden }),
  );
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  const transaction = expect.stringMatching(/^0x/);
  await waitFor(
    () =>
      expect(recorded).toEqual([{ kind: "raise-dispute", subject: String(listing), transaction }]),
    slow,
  );
  expect(await read(listing)).toMatchObject({ disputedByAttestor: true, disputedByDebtor: false });
  const logs = await chain.rpc("eth_getLogs", {
    address: chain.deployment.exchange,
    fromBlock: "latest",
    toBlock: "latest",
  });
  expect(JSON.stringify(logs)).toContain(hash.slice(2));
  expect(await field()).toHaveProperty("value", "");
});

test("dispute: an attestor ends both, and is told that the customer's ends too", async () => {
  const debtor = persona("Cleo").address;
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment, { debtor });
  const exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
  for (const who of ["Cleo", "Olga"] as const) {
    const flag = { listing, disputed: true, evidence: hash };
    const sender = exchange.sender(persona(who).account);
    await exchange.done(flagDispute(sender, chain.deployment.exchange, flag));
  }
  const { wallet, recorded } = renderForm("Olga", listing, false);
  const dialog = await ask("They agreed on June 2.", "End dispute…");
  await dialog.findByText("It ends too: an attestor always ends both.", {}, slow);
  await userEvent.click(await dialog.findByRole("button", { name: "End the dispute", ...hidden }));
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await waitFor(() => expect(recorded).toMatchObject([{ kind: "end-dispute" }]), slow);
  expect(await read(listing)).toMatchObject({ disputedByAttestor: false, disputedByDebtor: false });
});

test("dispute: a wallet that is no attestor keeps and sends nothing, and what was typed stays", async () => {
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const { wallet, kept, recorded } = renderForm("Ben", listing, true);
  const dialog = await ask("I don’t like it.", "Raise dispute…");
  await dialog.findByText(/This wallet isn’t an attestor of the exchange/, {}, slow);
  expect([kept, recorded]).toEqual([[], []]);
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
  expect(await field()).toHaveProperty("value", "I don’t like it.");
});

test("dispute: nothing is sent when the evidence can't be kept", async () => {
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  const { wallet } = renderForm("Olga", listing, true, 409);
  const dialog = await ask("The goods were never sent.", "Raise dispute…");
  await dialog.findByText(/The evidence wasn’t saved, and nothing was sent/, {}, slow);
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
});

test("dispute: one that has been raised or ended meanwhile is told so", async () => {
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment);
  renderForm("Olga", listing, false);
  const dialog = await ask("It’s settled.", "End dispute…");
  await dialog.findByText(/There’s no open dispute any more/, {}, slow);
});
