import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { memoryStorage } from "@tenora/testing/wallet/memory-storage";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { createWallet } from "@tenora/wallet/create-wallet";
import { verifyMessage } from "viem";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { proveWallet } from "./prove-wallet.ts";
import { followProvenWallet } from "./proven-wallet.ts";

const calls: string[] = [];
let answer: (
  path: string,
  body: { message: string; signature: string },
) => Promise<Response> | null;

/** A server that verifies for real; `answer` may overrule it. */
async function server(path: string, { body = "{}" }: RequestInit): Promise<Response> {
  // Told beside the proof, which never waits for it.
  if (path === "/api/emails/time-zone") return new Response(null, { status: 204 });
  calls.push(path);
  const input = JSON.parse(String(body)) as {
    address: `0x${string}`;
    message: string;
    signature: `0x${string}`;
  };
  const overruled = answer(path, input);
  if (overruled) return overruled;
  if (path === "/api/wallet/sign-in/message") {
    return Response.json({ message: `I am ${input.address}` });
  }
  if (path === "/api/wallet/sign-out") return new Response(null, { status: 204 });
  const { message, signature } = input;
  const address = message.slice(5) as `0x${string}`;
  const good = await verifyMessage({ address, message, signature });
  return new Response(null, { status: good ? 204 : 401 });
}

async function connected() {
  const person = new TestWallet({
    accounts: [1, 2],
    chainId: 17000,
    reads: { eth_getBalance: "0x0" },
  });
  person.autoConfirm();
  const wallet = createWallet({
    chain: chainPresets.holesky,
    storage: memoryStorage(),
    discover: () => ({
      list: () => [{ id: "test", name: "Test", icon: "", provider: person.provider() }],
      subscribe: () => () => {},
    }),
    onNotice: () => {},
  });
  followProvenWallet(wallet);
  await wallet.connect();
  return { person, wallet };
}

beforeEach(() => {
  calls.length = 0;
  answer = () => null;
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("localStorage", memoryStorage());
});

afterEach(() => vi.unstubAllGlobals());

it("wallet session: proves the connected account by a signature that the server accepts", async () => {
  const { person, wallet } = await connected();
  expect(await proveWallet(wallet)).toEqual({ kind: "proven", address: person.address });
  expect(calls).toEqual(["/api/wallet/sign-in/message", "/api/wallet/sign-in"]);
});

it("wallet session: ends once when the account changes", async () => {
  const { person, wallet } = await connected();
  await proveWallet(wallet);
  person.switchAccount(1);
  wallet.disconnect();
  expect(calls.filter((path) => path === "/api/wallet/sign-out")).toHaveLength(1);
});

it("wallet session: ends on disconnect; sends nothing when nothing was proven", async () => {
  const { wallet } = await connected();
  await proveWallet(wallet);
  wallet.disconnect();
  expect(calls.at(-1)).toBe("/api/wallet/sign-out");
  calls.length = 0;
  const unproven = await connected();
  unproven.wallet.disconnect();
  expect(calls).toEqual([]);
});

it("wallet session: ends that of another account from an earlier page", async () => {
  localStorage.setItem("walletProven", "0x0000000000000000000000000000000000000001");
  await connected();
  expect(calls).toEqual(["/api/wallet/sign-out"]);
});

it("wallet session: sends nothing after a rejected signature request", async () => {
  const { person, wallet } = await connected();
  person.autoConfirm(false);
  const proving = proveWallet(wallet);
  (await person.nextRequest("personal_sign")).refuse();
  expect(await proving).toEqual({ kind: "rejected" });
  expect(calls).toEqual(["/api/wallet/sign-in/message"]);
});

it("wallet session: sends nothing when the account changed before the signature", async () => {
  const { person, wallet } = await connected();
  person.autoConfirm(false);
  const proving = proveWallet(wallet);
  const request = await person.nextRequest("personal_sign");
  person.switchAccount(1);
  expect(await proving).toEqual({ kind: "account-changed" });
  request.refuse();
  expect(calls).toEqual(["/api/wallet/sign-in/message"]);
});

it("wallet session: ends again when the account changed while the server verified", async () => {
  const { person, wallet } = await connected();
  answer = (path) => {
    if (path !== "/api/wallet/sign-in") return null;
    person.switchAccount(1);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  expect(await proveWallet(wallet)).toEqual({ kind: "account-changed" });
  expect(calls.at(-1)).toBe("/api/wallet/sign-out");
});

it.each([502, 503, 504])(
  "wallet session: retries a gateway error %d once, and no more §8.42",
  async (status) => {
    const { wallet } = await connected();
    let rejections = 1;
    answer = () => (rejections-- > 0 ? Promise.resolve(new Response("away", { status })) : null);
    expect(await proveWallet(wallet)).toMatchObject({ kind: "proven" });
    rejections = 2;
    calls.length = 0;
    expect(await proveWallet(wallet)).toMatchObject({ kind: "failed" });
    expect(calls).toEqual(["/api/wallet/sign-in/message", "/api/wallet/sign-in/message"]);
    wallet.disconnect();
  },
);

it("wallet session: shows the message of the server, or that it is unreachable", async () => {
  const { wallet } = await connected();
  const message = "Please ask for a new message.";
  answer = (path) =>
    path === "/api/wallet/sign-in"
      ? Promise.resolve(Response.json({ code: "WALLET_PROOF_REFUSED", message }, { status: 401 }))
      : null;
  expect(await proveWallet(wallet)).toEqual({ kind: "failed", message });
  answer = () => Promise.reject(new TypeError("fetch failed"));
  expect(await proveWallet(wallet)).toEqual({
    kind: "failed",
    message: "We couldn't reach our server. Please try again.",
  });
});

it("wallet session: needs a connected wallet", async () => {
  const { wallet } = await connected();
  wallet.disconnect();
  expect(await proveWallet(wallet)).toEqual({ kind: "not-connected" });
  expect(calls).toEqual([]);
});
