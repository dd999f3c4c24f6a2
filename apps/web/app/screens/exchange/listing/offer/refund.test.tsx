// @vitest-environment jsdom

import { relayCall } from "@tenora/chain/relay/relay-call";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import {
  type LocalExchange,
  openLocalExchange,
} from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { cancelTestReceivable } from "@tenora/testing/market/cancel-receivable";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { erc20Abi } from "viem";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  continueInWallet,
  dialogSays,
  offerPage,
  renderOffer,
} from "#test/components/listing/render-offer.tsx";
import { buyUnits } from "#test/components/transaction/buy-units.ts";
import { clearPage } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "../listing-page.ts";

// Two notes of a cancelled sale: where we pay the network fee, its owner needs no ether for the refund.

const dara = persona("Dara").address;
const ours =
  /We send this transaction and pay the network fee\. If that fails, you can send it from your wallet/;
const own = /You pay the network fee for this transaction\./;

describe("refund", { timeout: 60_000 }, () => {
  let chain: TestExchange;
  let exchange: LocalExchange;
  beforeAll(async () => {
    chain = await startExchange();
    exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
  }, 120_000);
  afterAll(() => chain?.stop());
  afterEach(clearPage);

  const balance = () =>
    exchange.publicClient.readContract({
      address: exchange.coin("USDC").address,
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [dara],
    });

  /** Dara bought 5 units and then 3, and the sale was cancelled. */
  async function cancelledPage() {
    const { page } = await offerPage(chain);
    const { id } = page.offer;
    const rows = [];
    for (const units of [5, 3]) {
      const note = await buyUnits(exchange, "Dara", id, units);
      rows.push({ id: note, owner: dara, units, refundable: BigInt(units) * 95_000_000n });
    }
    await cancelTestReceivable(chain.rpcUrl, chain.deployment, id);
    const offer = { ...page.offer, status: "cancelled", isSaleOpen: false, soldUnits: 8n };
    return { ...page, offer, notes: { rows, hasMore: false } } as unknown as ListingPage;
  }

  async function pressFirst() {
    const [first] = await screen.findAllByRole("button", { name: "Get your refund" });
    await userEvent.setup().click(first as HTMLElement);
  }

  test("the relayer sends it to the note's owner, and the wallet isn't asked", async () => {
    const page = await cancelledPage();
    const start = await balance();
    let sent: { hash: string } | null = null;
    const server = {
      "/api/relay": (body: unknown) => {
        const { request } = body as { request: RelayRequest };
        const call = relayCall(chain.deployment.exchange, request);
        const stranger = exchange.sender(persona("Eli").account);
        exchange.done(simulateAndSend(stranger, call)).then((done) => {
          sent = done;
        });
        return Response.json({ jobId: "job" });
      },
      "/api/relay/job": () =>
        Response.json(sent ? { state: "mined", hash: sent.hash, block: 1 } : { state: "queued" }),
    };
    const wallet = await renderOffer(chain, page, { isRelaying: true, server });
    await pressFirst();
    await dialogSays(ours);
    await continueInWallet("Get the refund");
    await dialogSays(/475\.00 USDC is back in your wallet\./);
    const [asked] = wallet.sent.filter(({ path }) => path === "/api/relay");
    const parameters = { note: String(page.notes.rows[0]?.id), owner: dara.toLowerCase() };
    expect(asked?.body).toMatchObject({ request: { action: "refund", parameters } });
    expect(wallet.log.filter(({ method }) => method === "eth_sendTransaction")).toEqual([]);
    expect((await balance()) - start).toBe(475_000_000n);
  });

  test("what the relayer doesn't take, as where the exchange is an older one, the wallet sends", async () => {
    const refusal = { code: "RELAY_REJECTED", message: "The exchange doesn't take this call." };
    const server = { "/api/relay": () => Response.json(refusal, { status: 409 }) };
    const page = await cancelledPage();
    const start = await balance();
    const wallet = await renderOffer(chain, page, { isRelaying: true, server });
    await pressFirst();
    await dialogSays(ours);
    await continueInWallet("Get the refund");
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await dialogSays(/475\.00 USDC is back in your wallet\./);
    expect((await balance()) - start).toBe(475_000_000n);
  });

  test("without a relayer, and to another address, its owner pays the network fee", async () => {
    const page = await cancelledPage();
    await renderOffer(chain, page, { isRelaying: false });
    await pressFirst();
    await dialogSays(own);
    clearPage();

    await renderOffer(chain, page, { isRelaying: true });
    const person = userEvent.setup();
    const [address] = await screen.findAllByLabelText("Address to be paid to");
    await person.type(address as HTMLElement, persona("Ada").address);
    const [collect] = screen.getAllByRole("button", { name: "Collect to this address" });
    await person.click(collect as HTMLElement);
    await dialogSays(own);
  });
});
