// @vitest-environment jsdom
import { testUSDTAbi } from "@tenora/chain/generated/test-usdt";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { renderTransaction } from "#test/components/transaction/render-transaction.tsx";
import { clearPage } from "#test/components/wallet/render-page.tsx";
import type { BuildIntent } from "~/transaction/state/transaction-intent";

let chain: TestExchange;

beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
afterEach(clearPage);

const request: RelayRequest = { action: "claim", parameters: { notes: ["7"] } };

/** A call that our server may send instead. */
const relayed: BuildIntent = async ({ deployment }) => ({
  title: "Collect",
  summary: [{ label: "You receive", value: "1 USDT" }],
  steps: [
    {
      kind: "call",
      label: "Withdraw",
      call: () =>
        checkedCall({
          address: deployment.stablecoins.find(({ symbol }) => symbol === "USDT")?.address ?? "0x",
          abi: testUSDTAbi,
          functionName: "approve",
          args: [deployment.exchange, 0n],
        }),
      relay: () => request,
    },
  ],
  success: "It is in your wallet.",
});

const dialog = async () => within(await screen.findByRole("dialog"));
const status = async (text: string) => (await dialog()).findByText(text);

async function press(relay: (path: string, body: unknown) => Promise<Response>) {
  const page = await renderTransaction({ chain, build: relayed, relay });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  await status("1 USDT");
  await userEvent.click(await (await dialog()).findByRole("button", { name: "Withdraw" }));
  const asked = () => page.wallet.log.filter(({ method }) => method === "eth_sendTransaction");
  return { ...page, asked };
}

test("relayed: our server sends it and the wallet isn't asked", async () => {
  const bodies: { id: string; request: unknown }[] = [];
  const from = testAccount(4).address;
  const hash = await chain.rpc("eth_sendTransaction", { from, to: from, value: "0x1" });
  let reads = 0;
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const { asked } = await press(async (path, body) => {
    if (path === "/api/relay") {
      bodies.push(body as (typeof bodies)[number]);
      await taken;
      return Response.json({ jobId: bodies[0]?.id });
    }
    expect(path).toBe(`/api/relay/${bodies[0]?.id}`);
    reads += 1;
    if (reads === 1) return Response.json({ state: "queued" });
    if (reads === 2) return Response.json({ state: "sent", hash });
    return Response.json({ state: "mined", hash, block: 1 });
  });
  await status("We're sending it and paying the network fee.");
  take();
  await status("It is in your wallet.");
  expect(bodies).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), request }]);
  expect(asked()).toHaveLength(0);
});

test("relayed: what our server doesn't take, the wallet sends", async () => {
  const refusal = { code: "RELAY_BUDGET_SPENT", message: "Not today." };
  const { wallet, asked } = await press(async () => Response.json(refusal, { status: 503 }));
  await status("Confirm in your wallet");
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
  await status("It is in your wallet.");
  expect(asked()).toHaveLength(1);
});
