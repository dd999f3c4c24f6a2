// @vitest-environment jsdom
import { type ChainClient, chainClient } from "@tenora/chain/transaction/chain-client";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pendingKey, removePending, storePending } from "../pending-transactions.ts";
import type { Hex } from "../state/transaction-intent.ts";
import type { StepReference } from "../state/transaction-run.ts";
import { askedAgain, earlierRequest, newRequest } from "./earlier-request.ts";

const run = { id: "buy:7", account: testAccount(4).address, chainId: 17_000 };
const to = `0x${"77".repeat(20)}` as const;
const purchase = { to, data: "0x0a", value: "0" } as const;
/** Built again: another deadline, salt and signature. */
const rebuilt = { to, data: "0x0b", value: "0" } as const;
let chain: TestExchange;
let client: ChainClient;
let context: Parameters<typeof earlierRequest>[0];

beforeAll(async () => {
  chain = await startExchange();
  client = chainClient(({ method, params = [] }) => chain.rpc(method, ...params));
  // Transactions are looked for on the chain alone.
  context = { client, wallet: { request: () => Promise.reject(new Error("No wallet")) } };
}, 120_000);
afterAll(() => chain?.stop());
beforeEach(() => removePending(pendingKey(run)));

const send = ({ data }: { readonly data: Hex }) =>
  chain.rpc("eth_sendTransaction", { from: run.account, to, data }) as Promise<Hex>;

/** The node answers before the block is made. */
async function sendMined(call: { readonly data: Hex }): Promise<Hex> {
  const hash = await send(call);
  await chain.rpc("evm_mine");
  return hash;
}

/** Stores a request as the page leaves it that is closed before the wallet answers. */
function leave(request: Omit<Extract<StepReference, { kind: "transaction" }>, "kind" | "hash">) {
  const reference = { kind: "transaction", hash: null, ...request } as const;
  storePending({ ...run, title: "Buy", success: "Bought.", reference, since: "2026-01-01" });
  return reference;
}

test("earlier request: one confirmed after a reload is found by the call that was asked for", async () => {
  leave({ ...(await newRequest({ client }, run)), call: purchase });
  expect((await earlierRequest(context, run)).kind).toBe("unanswered");
  const hash = await sendMined(purchase);
  expect(await earlierRequest(context, run)).toMatchObject({
    kind: "sent",
    entry: { reference: { hash, call: purchase }, success: "Bought." },
  });
});

test("earlier request: asked twice under one nonce, the confirmed one of the two is found", async () => {
  const first = leave({ ...(await newRequest({ client }, run)), call: purchase });
  leave({ ...askedAgain(first), call: rebuilt });
  const hash = await sendMined(purchase);
  expect(await earlierRequest(context, run)).toMatchObject({
    kind: "sent",
    entry: { reference: { hash, call: purchase } },
  });
});

test("earlier request: something else under its nonce leaves nothing to wait for", async () => {
  leave({ ...(await newRequest({ client }, run)), call: purchase });
  await sendMined(rebuilt);
  expect(await earlierRequest(context, run)).toEqual({ kind: "none" });
});

test("earlier request: a nonce used by something that isn't mined may be it", async () => {
  leave({ ...(await newRequest({ client }, run)), call: purchase });
  await chain.rpc("evm_setAutomine", false);
  await send(purchase);
  expect(await earlierRequest(context, run)).toEqual({ kind: "may-be-sent" });
  await chain.rpc("evm_setAutomine", true);
  await chain.rpc("evm_mine");
});

test("earlier request: one that is sent is never asked for again", async () => {
  const hash = await sendMined(purchase);
  const reference = leave({ ...(await newRequest({ client }, run)), call: purchase });
  const entry = { ...run, title: "Buy", success: "Bought.", since: "2026-01-01" };
  storePending({ ...entry, reference: { ...reference, hash } });
  expect((await earlierRequest(context, run)).kind).toBe("sent");
});
