import { verifyMessage, verifyTypedData } from "viem";
import { expect, it } from "vitest";
import { inProcessOrigin, TestWallet } from "./test-wallet.ts";

const ada = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

function connected() {
  const wallet = new TestWallet({ accounts: [1, 2], chainId: 17000 });
  wallet.remember();
  return { wallet, ask: wallet.provider().request };
}

it("test wallet: exposes no account before the person connects, and the same ones afterwards", async () => {
  const wallet = new TestWallet({ accounts: [1], chainId: 17000 });
  const { request } = wallet.provider();
  expect(await request({ method: "eth_accounts" })).toEqual([]);
  const asking = request({ method: "eth_requestAccounts" });
  await (await wallet.nextRequest("eth_requestAccounts")).confirm();
  expect(await asking).toEqual([ada]);
  expect(await request({ method: "eth_accounts" })).toEqual([ada]);
  expect(
    await wallet.provider("https://elsewhere.example").request({ method: "eth_accounts" }),
  ).toEqual([]);
});

it("test wallet: opens one connect prompt at a time", async () => {
  const wallet = new TestWallet({ accounts: [1], chainId: 17000 });
  const { request } = wallet.provider();
  void request({ method: "eth_requestAccounts" });
  await expect(request({ method: "eth_requestAccounts" })).rejects.toMatchObject({ code: -32002 });
});

it("test wallet: signs messages and typed data with the real key", async () => {
  const { wallet, ask } = connected();
  wallet.autoConfirm();
  const signature = await ask({ method: "personal_sign", params: ["0x6869", ada] });
  expect(
    await verifyMessage({ address: ada, message: "hi", signature: signature as `0x${string}` }),
  ).toBe(true);
  const typed = {
    domain: { name: "Tenora", chainId: 17000 },
    types: { Note: [{ name: "text", type: "string" }] },
    primaryType: "Note",
    message: { text: "hi" },
  } as const;
  const typedSignature = await ask({
    method: "eth_signTypedData_v4",
    params: [ada, JSON.stringify(typed)],
  });
  expect(
    await verifyTypedData({ ...typed, address: ada, signature: typedSignature as `0x${string}` }),
  ).toBe(true);
});

it("test wallet: signs only for the current account", async () => {
  const { wallet, ask } = connected();
  wallet.autoConfirm();
  const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
  await expect(ask({ method: "personal_sign", params: ["0x", other] })).rejects.toMatchObject({
    code: 4100,
  });
  wallet.switchAccount(1);
  expect(await ask({ method: "personal_sign", params: ["0x", other] })).toMatch(/^0x/);
});

it("test wallet: prompts before it changes chain, and rejects unknown chains", async () => {
  const { wallet, ask } = connected();
  const told: unknown[] = [];
  wallet.on("chainChanged", (id) => told.push(id));
  const params = [{ chainId: "0xaa36a7", rpcUrls: ["http://127.0.0.1:1"] }];
  await expect(ask({ method: "wallet_switchEthereumChain", params })).rejects.toMatchObject({
    code: 4902,
  });
  const adding = ask({ method: "wallet_addEthereumChain", params });
  await (await wallet.nextRequest()).confirm();
  await adding;
  expect(told).toEqual(["0xaa36a7"]);
  await expect(ask({ method: "eth_blockNumber" })).rejects.toMatchObject({ code: 4900 });
});

it("test wallet: passes a declined, a pending and a scripted answer to the site", async () => {
  const { wallet, ask } = connected();
  const sign = () => ask({ method: "personal_sign", params: ["0x", ada] });
  const first = sign();
  (await wallet.nextRequest()).refuse();
  await expect(first).rejects.toMatchObject({ code: 4001 });
  const second = sign();
  (await wallet.nextRequest()).answer({ result: "0x00" });
  expect(await second).toBe("0x00");
  let answered = false;
  void sign().then(() => (answered = true));
  const hanging = await wallet.nextRequest();
  expect(hanging.origin).toBe(inProcessOrigin);
  hanging.hang();
  await ask({ method: "eth_chainId" });
  expect(answered).toBe(false);
});

it("test wallet: exposes nothing while it is locked", async () => {
  const { wallet, ask } = connected();
  wallet.lock();
  expect(await ask({ method: "eth_accounts" })).toEqual([]);
  await expect(ask({ method: "personal_sign", params: ["0x", ada] })).rejects.toMatchObject({
    code: 4100,
  });
  wallet.unlock();
  expect(await ask({ method: "eth_accounts" })).toEqual([ada]);
});
