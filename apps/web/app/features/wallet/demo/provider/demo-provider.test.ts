import { personas } from "@tenora/domain/demo/personas";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { announceAccounts, demoProvider } from "./demo-provider.ts";
import { becomePerson, getDemoState, storePerson } from "./demo-store.ts";

const [ada, ben] = personas;
const forwarded: string[] = [];

function openRequest() {
  const request = getDemoState().open[0];
  if (!request) throw new Error("No request is open");
  return request;
}

beforeEach(() => {
  forwarded.length = 0;
  if (ada) storePerson(ada, false);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const { method, id } = JSON.parse(body) as { method: string; id: number };
    forwarded.push(`${path} ${method}`);
    const result = method === "eth_chainId" ? "0x4268" : "0xanswer";
    return Response.json({ jsonrpc: "2.0", id, result });
  });
});

afterEach(() => vi.unstubAllGlobals());

async function connect() {
  const connecting = demoProvider.request({ method: "eth_requestAccounts" });
  openRequest().confirm();
  return connecting;
}

it("demo wallet: exposes no account before the person confirms", async () => {
  expect(await demoProvider.request({ method: "eth_accounts" })).toEqual([]);
  expect(await connect()).toEqual([ada?.address]);
  expect(await demoProvider.request({ method: "eth_accounts" })).toEqual([ada?.address]);
});

it("demo wallet: connects as the persona chosen while the request is open", async () => {
  const connecting = demoProvider.request({ method: "eth_requestAccounts" });
  if (ben) storePerson(ben, false);
  openRequest().confirm();
  expect(await connecting).toEqual([ben?.address]);
});

it.each(["personal_sign", "eth_signTypedData_v4", "eth_sendTransaction"])(
  "demo wallet: sends %s to the chain only after confirmation",
  async (method) => {
    await expect(demoProvider.request({ method, params: [] })).rejects.toMatchObject({
      code: 4100,
    });
    await connect();
    const rejected = demoProvider.request({ method, params: [] });
    openRequest().reject();
    await expect(rejected).rejects.toMatchObject({ code: 4001 });
    expect(forwarded).toEqual([]);
    const agreed = demoProvider.request({ method, params: [] });
    openRequest().confirm();
    expect(await agreed).toBe("0xanswer");
    expect(forwarded).toEqual([`/dev/rpc ${method}`]);
  },
);

it("demo wallet: is always on the local chain", async () => {
  const ask = (chainId: string) =>
    demoProvider.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] });
  expect(await ask("0x4268")).toBeNull();
  await expect(ask("0x1")).rejects.toMatchObject({ code: 4902 });
});

const requestAccounts = () => demoProvider.request({ method: "eth_requestAccounts" });

it("demo wallet: connects without a question as the person whose button was pressed, once", async () => {
  if (!ben) throw new Error("There is no second persona");
  let accounts: unknown;
  await becomePerson(ben, async () => {
    accounts = await requestAccounts();
  });
  expect(accounts).toEqual([ben.address]);
  expect(getDemoState().open).toEqual([]);
  const again = requestAccounts();
  openRequest().reject();
  await expect(again).rejects.toMatchObject({ code: 4001 });
});

it("demo wallet: another person's button answers an open question and rejects what was to be signed", async () => {
  if (!ben) throw new Error("There is no second persona");
  await connect();
  const signing = demoProvider.request({ method: "personal_sign", params: [] });
  const connecting = requestAccounts();
  await becomePerson(ben, async () => {});
  await expect(signing).rejects.toMatchObject({ code: 4001 });
  expect(await connecting).toEqual([ben.address]);
  expect(forwarded).toEqual([]);
});

it("demo wallet: tells a connected page that the account is another person's", async () => {
  if (!ben) throw new Error("There is no second persona");
  await connect();
  const told: unknown[] = [];
  const listener = (value: unknown) => told.push(value);
  demoProvider.on?.("accountsChanged", listener);
  await becomePerson(ben, async () => announceAccounts());
  expect(told).toEqual([[ben.address]]);
  demoProvider.removeListener?.("accountsChanged", listener);
  announceAccounts();
  expect(told).toHaveLength(1);
});
