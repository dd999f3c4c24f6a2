// @vitest-environment jsdom
import { readFileSync } from "node:fs";

import { contractsByName } from "@tenora/chain/deployment/deployment";
import { toTermsJson } from "@tenora/chain/funding-request/terms-json";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "@tenora/chain/typed-data/acknowledgement-message";
import { attestationMessage } from "@tenora/chain/typed-data/attestation-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { signTestOffer } from "@tenora/testing/market/list-receivable";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen, within } from "@testing-library/react";
import { recoverTypedDataAddress } from "viem";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { requestRecord } from "#test/components/desk/funding-request-records.ts";
import { addMissingToJsdom, clearPage, press } from "#test/components/wallet/render-page.tsx";
import { WalletProvider } from "~/wallet/wallet-provider";
import { AttestPanel } from "./attest-panel.tsx";

const olga = persona("Olga");
const times = { signedAt: 1_800_000_000, deadline: 1_800_600_000, counter: 0, level: 1 };
let chain: TestExchange;
let terms: Awaited<ReturnType<typeof signTestOffer>>["terms"];

beforeAll(async () => {
  chain = await startExchange();
  const exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
  ({ terms } = await signTestOffer(exchange, chain.deployment));
});
afterAll(() => chain?.stop());
afterEach(clearPage);

/** The panel before an attestor's wallet; `answer` is what the server says to the preparation. */
function renderPanel(
  answer: () => Response = () => Response.json(times),
  checks: readonly RequestCheck[] = [],
) {
  const wallet = new TestWallet({
    accounts: [olga.account, persona("Dara").account],
    chainId: 17_000,
    rpcUrl: chain.rpcUrl,
  });
  wallet.remember();
  addMissingToJsdom();
  const network = fetch;
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith("/") ? asked() : network(input, init),
  );
  vi.stubGlobal("ethereum", wallet.provider());
  const { signed, ...request } = requestRecord();
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: chain.deployment.stablecoins,
    features: { demo: false, demoWallets: true, mailbox: false },
  } as unknown as PublicConfig;
  const attest = vi.fn(async (_signature: { attestor: string; signature: string }) => undefined);
  // As a reading of the page makes all of it anew.
  const panel = () => (
    <WalletProvider config={config}>
      <AttestPanel
        request={{ ...request, signed: signed && { ...signed, terms: { ...toTermsJson(terms) } } }}
        checks={checks}
        config={{ ...config }}
        actions={{ attest, reload, isUpdating: false } as never}
        onBack={() => undefined}
      />
    </WalletProvider>
  );
  const reload = vi.fn(() => view.rerender(panel()));
  const view = render(panel());
  return { wallet, attest, asked, reload };
}

describe("attest panel", () => {
  test("says what is signed, and hands on a signature of exactly that", async () => {
    const { wallet, attest } = renderPanel();
    const message = attestationMessage(chain.deployment, { terms }, times);
    await screen.findByText(message.digest);
    for (const { label } of message.summary) expect(screen.getByText(label)).toBeDefined();
    await press("Sign and attest");
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    await vi.waitFor(() => expect(attest).toHaveBeenCalledTimes(1));
    const [sent] = attest.mock.calls[0] ?? [];
    const signature = sent?.signature as `0x${string}`;
    expect(await recoverTypedDataAddress({ ...message.typedData, signature })).toBe(olga.address);
    expect(sent).toMatchObject({ signedAt: times.signedAt });
  });

  test("names the customer's signature where their wallet confirmed, and the level that it makes", async () => {
    const acknowledgement = acknowledgementOf(terms);
    const debtor = { acknowledgement, signature: `0x${"ab".repeat(65)}` as const };
    const level = { ...times, level: 2 };
    const check: RequestCheck = {
      subject: "debt",
      method: "wallet",
      comment: null,
      isCurrent: true,
      isBeforeSimilar: false,
      isOwn: false,
      at: new Date("2026-11-26T20:25:00Z"),
      adminEmail: null,
    };
    renderPanel(() => Response.json({ ...level, debtor }), [check]);
    const message = attestationMessage(chain.deployment, { terms, debtor }, level);
    await screen.findByText(message.digest);
    const confirmation = acknowledgementMessage(chain.deployment, acknowledgement);
    expect(screen.getByText("Signed with their wallet").closest("details")).toBeNull();
    expect(screen.getByText(confirmation.digest).closest("details")?.open).toBe(false);
    expect(screen.getByText(/^Debtor-confirmed: /)).toBeDefined();
    expect(screen.queryByText(/^In our records/)).toBeNull();
  });

  test("says how and by whom it was recorded that a customer without a wallet confirmed", async () => {
    const check: RequestCheck = {
      subject: "debt",
      method: "phone",
      comment: null,
      isCurrent: true,
      isBeforeSimilar: false,
      isOwn: false,
      at: new Date("2026-11-26T20:25:00Z"),
      adminEmail: "op@example.com",
    };
    renderPanel(undefined, [check]);
    const record = await screen.findByText(
      "In our records: confirmed by phone, recorded Nov 26, 2026, 20:25 UTC by op@example.com",
    );
    // The attestation doesn't have it.
    const signed = screen.getByRole("region", { name: "What you sign" });
    expect(signed.contains(record)).toBe(false);
    expect(within(signed).getByText("Not signed with a wallet")).toBeDefined();
  });

  test("stands beside the document where both fit, and what is signed shows that it goes on below", async () => {
    renderPanel();
    const scrolled = await screen.findByRole("region", { name: "What you sign" });
    expect(scrolled.dataset).toHaveProperty("scrollColumn");
    expect(scrolled.className).toContain("overflow-y-auto");
    expect(screen.getByRole("region", { name: "Attest" }).dataset).toHaveProperty("beside");
    const css = readFileSync("apps/web/app/desk/features/list/dialog/entry-dialog.css", "utf8");
    for (const part of ["[data-beside]", "[data-review-columns]", "[data-document]"])
      expect(css).toContain(part);
  });

  test("a declined signature attests nothing, and can be asked for again", async () => {
    const { wallet, attest } = renderPanel();
    await press("Sign and attest");
    (await wallet.nextRequest("eth_signTypedData_v4")).refuse();
    await screen.findByText("You declined the signature in your wallet. Nothing was attested.");
    expect(attest).not.toHaveBeenCalled();
    await press("Try again");
    await press("Sign and attest");
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    await vi.waitFor(() => expect(attest).toHaveBeenCalledTimes(1));
  });

  test("a similar request that came meanwhile is read once, and nothing is asked again by itself", async () => {
    const body = { code: "SIMILAR_REQUEST_UNSEEN", message: "Compare it." };
    const { asked, reload } = renderPanel(() => Response.json(body, { status: 409 }));
    await screen.findByText("Not attested");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await press("Try again");
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  test("a wallet without the attestor's role is told so, and has nothing to sign", async () => {
    const body = { code: "NOT_ATTESTOR", message: "This wallet isn't an attestor." };
    const { wallet } = renderPanel(() => Response.json(body, { status: 403 }));
    await screen.findByText("Not attested");
    expect(screen.getByRole("button", { name: "Sign and attest" })).toHaveProperty(
      "disabled",
      true,
    );
    expect(wallet.log.map(({ method }) => method)).not.toContain("eth_signTypedData_v4");
  });
});
