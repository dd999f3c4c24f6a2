// @vitest-environment jsdom
import { contractsByName } from "@tenora/chain/deployment/deployment";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, useParams } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addMissingToJsdom, clearPage } from "#test/components/wallet/render-page.tsx";
import { DialogHost } from "~/features/transaction/dialog-host";
import { WalletProvider } from "~/wallet/wallet-provider";
import type { DeskRow } from "../desk.ts";
import { AttentionButton } from "./attention-button.tsx";

let chain: TestExchange;
let listing: string;
beforeAll(async () => {
  chain = await startExchange();
  listing = String(await listTestReceivable(chain.rpcUrl, chain.deployment));
});
afterAll(() => chain?.stop());
afterEach(clearPage);

function Page() {
  const topic = useParams().topic as DeskRow["topic"];
  return (
    <DialogHost>
      <AttentionButton row={{ topic, listing, who: "Kallang Machine Works" }} />
    </DialogHost>
  );
}
const Site = createRoutesStub([{ path: "/:topic", Component: Page }]);

/** Presses a row's button; resolves with what its dialog says first, and with the button that goes on. */
async function openDialog(topic: DeskRow["topic"], name: string) {
  const wallet = new TestWallet({ accounts: [1], chainId: 17_000, rpcUrl: chain.rpcUrl });
  wallet.remember();
  addMissingToJsdom();
  const network = fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith("/") ? Response.json({}, { status: 404 }) : network(input, init),
  );
  vi.stubGlobal("ethereum", wallet.provider());
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: chain.deployment.stablecoins,
    features: { demo: false, demoWallets: true, mailbox: false, relayer: false },
  };
  render(
    <WalletProvider config={config as never}>
      <Site initialEntries={[`/${topic}`]} />
    </WalletProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name });
  const first = (await within(dialog).findAllByRole("term"))[0]?.parentElement;
  return { first, goOn: dialog };
}

test.each([
  ["overdue", "Record the default", "Record the default", true],
  ["failed", "Cancel the sale", "Cancel the sale", true],
  ["closing", "Release the proceeds", "Release", false],
] as const)(
  "market desk: the dialog of %s names the receivable and its seller first, and warns where nothing brings it back",
  async (topic, name, label, isDestructive) => {
    const { first, goOn } = await openDialog(topic, name);
    expect(first?.textContent).toBe(`Receivable #${listing}Kallang Machine Works`);
    const button = within(goOn).getByRole("button", { name: label });
    expect(button.className.includes("bg-brick-solid")).toBe(isDestructive);
  },
);
