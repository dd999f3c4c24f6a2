import { expect, test } from "vitest";
import { demonstrationHeader } from "../../../../e2e/support/marketplace/demonstration-cookie.ts";
import { marketplace } from "../support/marketplace.ts";

const call = (body: unknown) =>
  fetch(`${marketplace.url}/dev/rpc`, {
    method: "POST",
    headers: { origin: marketplace.url, ...demonstrationHeader(marketplace) },
    body: JSON.stringify(body),
  });
const request = (method: unknown) => ({ jsonrpc: "2.0", id: 1, method, params: [] });

test.each([
  ...["anvil_setBalance", "evm_mine", "hardhat_reset", "debug_traceCall", "trace_block"],
  ...["tenderly_setBalance", "eth_sendUnsignedTransaction", "ots_getBlockDetails", "erigon_x"],
  ...["personal_unlockAccount", "miner_start", "txpool_content", "rpc_modules", "ETH_chainId"],
  ...["wallet_getCapabilities", "eth_accounts ", "", null, 7, [["eth_chainId"]]],
])("local chain: method %j is not passed on", async (method) => {
  expect((await call(request(method))).status).toBe(400);
  // Nor hidden among others.
  expect((await call([request("eth_chainId"), request(method)])).status).toBe(400);
});

test("local chain: passes on what wallets need, up to 100 calls in a batch", async () => {
  const calls = (count: number) => Array.from({ length: count }, () => request("eth_chainId"));
  expect(await (await call(request("eth_blockNumber"))).json()).toHaveProperty("result");
  expect((await call(calls(100))).status).toBe(200);
  expect((await call(calls(101))).status).toBe(400);
});

test("local chain: the node itself lets no other page read its responses", async () => {
  const answer = await fetch(marketplace.rpcUrl, {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "application/json" },
    body: JSON.stringify(request("eth_chainId")),
  });
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});
