// The route that sends calls for people without ether: who may use it, for what, and how often.
// @module-tag S12
import { randomUUID } from "node:crypto";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { freePort } from "@tenora/embedded/free-port";
import { cancelTestReceivable } from "@tenora/testing/market/cancel-receivable";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { payerWithoutEther } from "@tenora/testing/market/payer-without-ether";
import { expect, test } from "vitest";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { withoutDemo } from "../support/marketplace-without-demo.ts";
import { Person } from "../support/people/person.ts";

const { rpcUrl } = marketplace;

const readConfig = async (url: string) =>
  (await (await fetch(`${url}/config.json`)).json()) as PublicConfig;

async function market() {
  const config = await readConfig(marketplace.url);
  const { lens } = config.contracts;
  const deployment = { ...signingDeployment(config), lens } as Deployment;
  const list = () => listTestReceivable(rpcUrl, deployment);
  const cancel = (listing: bigint) => cancelTestReceivable(rpcUrl, deployment, listing);
  return { list, cancel, payer: () => payerWithoutEther(rpcUrl, deployment) };
}

async function post(person: Person, request: unknown, id: string = randomUUID()) {
  const response = await person.post("/api/relay", { id, request });
  const body = (await response.json()) as { jobId?: string; code?: string; message?: string };
  return { status: response.status, ...body };
}

const read = async (person: Person, id = "") =>
  (await (await person.fetch(`/api/relay/${id}`)).json()) as { state?: string; code?: string };

const mined = (person: Person, id?: string) =>
  expect.poll(() => read(person, id), { timeout: 60_000 }).toMatchObject({ state: "mined" });

test("relay: a wallet without ether and without a session buys, pays and collects", async () => {
  const { list, payer } = await market();
  const [dara, visitor, listing] = [await payer(), new Person(marketplace), await list()];
  const request = await dara.signPurchase(listing, 100);
  const { status, jobId } = await post(visitor, request);
  expect(status).toBe(200);
  await mined(visitor, jobId);
  expect(await dara.balance()).toBe(500_000_000n);
  const paid = await post(visitor, await dara.signSettlement(listing, 400_000_000n));
  await mined(visitor, paid.jobId);
  const notes = [String((listing << 24n) | 1n)];
  const claim = { action: "claim", parameters: { notes } };
  const claimed = await post(visitor, claim);
  await mined(visitor, claimed.jobId);
  // What was paid came back to the only holder.
  expect(await dara.balance()).toBe(500_000_000n);
  const client = publicClient([rpcUrl], 10_000);
  expect(await client.getBalance({ address: dara.account.address })).toBe(0n);
  expect(await post(visitor, claim)).toMatchObject({ status: 409, code: "RELAY_TOO_LITTLE" });
});

test("relay: one signature is one job, under whichever id it comes", async () => {
  const { list, payer } = await market();
  const [dara, visitor] = [await payer(), new Person(marketplace)];
  const request = await dara.signPurchase(await list(), 1);
  const id = randomUUID();
  const asked = await Promise.all([id, id, randomUUID()].map((one) => post(visitor, request, one)));
  expect(new Set(asked.map(({ jobId }) => jobId)).size).toBe(1);
  const { jobId } = asked[0] ?? {};
  await mined(visitor, jobId);
  expect(await post(visitor, request)).toMatchObject({ status: 200, jobId });
  expect(await dara.balance()).toBe(9_905_000_000n);
});

test("relay: a claim that is asked for again under its id is the job that it was", async () => {
  const { list, payer } = await market();
  const [dara, visitor, listing] = [await payer(), new Person(marketplace), await list()];
  await mined(visitor, (await post(visitor, await dara.signPurchase(listing, 100))).jobId);
  const settle = async () =>
    mined(visitor, (await post(visitor, await dara.signSettlement(listing, 400_000_000n))).jobId);
  const claim = { action: "claim", parameters: { notes: [String((listing << 24n) | 1n)] } };
  const id = randomUUID();
  const again = () => post(visitor, claim, id);
  await settle();
  await again();
  await mined(visitor, id);
  // The answer got lost with the server; meanwhile there is nothing left to claim, and then more.
  expect(await again()).toEqual({ status: 200, jobId: id });
  await settle();
  expect(await again()).toEqual({ status: 200, jobId: id });
  const other = await post(visitor, claim);
  expect(other).toMatchObject({ status: 200, jobId: expect.not.stringContaining(id) });
  await mined(visitor, other.jobId);
});

test("relay: a refund goes to the owner of a cancelled sale's note, once, and to nobody else", async () => {
  const { list, cancel, payer } = await market();
  const [dara, eli, visitor] = [await payer(), await payer(), new Person(marketplace)];
  const listing = await list();
  await mined(visitor, (await post(visitor, await dara.signPurchase(listing, 1))).jobId);
  const { address } = dara.account;
  const request = refundOf((listing << 24n) | 1n, address);
  const refused = { status: 409, code: "RELAY_REJECTED" };
  // Not cancelled yet.
  expect(await post(visitor, request)).toMatchObject(refused);
  await cancel(listing);
  for (const one of [
    refundOf((listing << 24n) | 1n, eli.account.address),
    refundOf((listing << 24n) | 2n, address),
  ])
    expect(await post(visitor, one)).toMatchObject(refused);

  const id = randomUUID();
  const asked = await Promise.all([id, id, randomUUID()].map((one) => post(visitor, request, one)));
  expect(new Set(asked.map(({ jobId }) => jobId)).size).toBe(1);
  const { jobId } = asked[0] ?? {};
  await mined(visitor, jobId);
  expect(await dara.balance()).toBe(10_000_000_000n);
  const client = publicClient([rpcUrl], 10_000);
  expect(await client.getBalance({ address })).toBe(0n);
  // After a lost answer it is the same job; asked for anew there is nothing left.
  expect(await post(visitor, request, jobId)).toEqual({ status: 200, jobId });
  expect(await post(visitor, request)).toMatchObject(refused);
});

test("relay: a call that nobody signed, or that is too small, is refused in words", async () => {
  const { list, payer } = await market();
  const [dara, eli, visitor] = [await payer(), await payer(), new Person(marketplace)];
  const [listing, other] = [await list(), await list()];
  const request = await dara.signPurchase(listing, 1);
  const { parameters: elsewhere } = await dara.signPurchase(other, 1);
  const { terms } = elsewhere as { terms?: string };
  const unsigned = /^The signed payment isn't valid: .* Sign the payment again\.$/;
  const mismatch = /^What was signed is for other terms/;
  const changes: [change: object, message: RegExp][] = [
    [{ payer: eli.account.address }, unsigned],
    [{ listing: String(other) }, mismatch],
    [{ terms }, mismatch],
    [{ listing: String(other), terms }, unsigned],
    [{ units: 2, maxCost: "190000000" }, unsigned],
    [{ flags: 4 }, unsigned],
  ];
  for (const [change, message] of changes) {
    const forged = { ...request, parameters: { ...request.parameters, ...change } };
    expect(await post(visitor, forged)).toMatchObject({
      status: 409,
      code: "RELAY_REJECTED",
      message: expect.stringMatching(message),
    });
  }
  const small = await dara.signSettlement(listing, 999_999n);
  expect(await post(visitor, small)).toMatchObject({ status: 409, code: "RELAY_TOO_LITTLE" });
  expect(await dara.balance()).toBe(10_000_000_000n);
});

const claimOf = (notes: unknown) => ({ action: "claim", parameters: { notes } });
const anyAddress = `0x${"11".repeat(20)}`;
const refundOf = (note: bigint, owner: string) => ({
  action: "refund",
  parameters: { note: String(note), owner: owner.toLowerCase() },
});

test.each([
  ["calldata", { to: anyAddress, data: "0xdeadbeef", value: "0" }],
  ["another function", { action: "withdrawCredit", parameters: { token: anyAddress } }],
  ["a receiver", { action: "claim", parameters: { notes: ["1"], to: anyAddress } }],
  [
    "a receiver of a refund",
    { action: "refund", parameters: { note: "1", owner: anyAddress, to: anyAddress } },
  ],
  ["a refund to nobody", { action: "refund", parameters: { note: "1" } }],
  ["ether", { ...claimOf(["1"]), value: "1" }],
  ["no notes", claimOf([])],
  ["too many notes", claimOf(Array.from({ length: 21 }, (_, at) => String(at + 1)))],
  ["a number as text", claimOf(["0x1"])],
  [
    "a signature of a contract",
    { action: "settle", parameters: { signature: `0x${"1".repeat(400)}` } },
  ],
])("relay: %s is not a request", async (_, request) => {
  const answer = await post(new Person(marketplace), request);
  expect(answer).toMatchObject({ status: 400, code: "INVALID_INPUT" });
});

const settlementOf = (changes: object) => ({
  action: "settle",
  parameters: {
    listing: "1",
    terms: `0x${"33".repeat(32)}`,
    amount: "5000000",
    holdersOnly: false,
    payer: anyAddress,
    deadline: "2000000000",
    salt: `0x${"22".repeat(32)}`,
    signature: `0x${"11".repeat(64)}1b`,
    ...changes,
  },
});

test.each([
  ["of zeros", "00".repeat(65)],
  ["beyond the curve's order", "ff".repeat(65)],
  ["with an unknown parity", `${"11".repeat(64)}05`],
  ["of zeros in the short form", "00".repeat(64)],
])("relay: a signature %s is malformed, in words", async (_, signature) => {
  const request = settlementOf({ signature: `0x${signature}` });
  expect(await post(new Person(marketplace), request)).toMatchObject({
    status: 400,
    code: "INVALID_INPUT",
    message: "The payment's signature is malformed. Sign the payment again.",
  });
});

test.each([
  ["a payer whose checksum is wrong", settlementOf({ payer: `0x${"aB".repeat(20)}` })],
  ["an amount beyond 256 bits", settlementOf({ amount: "9".repeat(78) })],
  ["a note beyond 256 bits", claimOf(["9".repeat(78)])],
])("relay: %s is malformed, in words", async (_, request) => {
  expect(await post(new Person(marketplace), request)).toMatchObject({
    status: 400,
    code: "INVALID_INPUT",
    message: expect.stringContaining("address or a number of this request is malformed"),
  });
});

test("relay: 503 while no node answers", async () => {
  const web = await startWeb(marketplace, { rpcUrls: [`http://127.0.0.1:${await freePort()}`] });
  try {
    const answer = await post(new Person(web.marketplace), settlementOf({}));
    expect(answer).toMatchObject({ status: 503, code: "CHAIN_UNAVAILABLE" });
  } finally {
    await web.kill();
  }
});

test("relay: another site's page is refused, and so is a job that nobody knows", async () => {
  const visitor = new Person(marketplace);
  const body = JSON.stringify({ id: randomUUID(), request: claimOf(["1"]) });
  const headers = { origin: "https://evil.example", "content-type": "application/json" };
  expect((await visitor.fetch("/api/relay", { method: "POST", headers, body })).status).toBe(403);
  expect(await read(visitor, randomUUID())).toMatchObject({ code: "RELAY_JOB_NOT_FOUND" });
  expect(await read(visitor, "1")).toMatchObject({ code: "RELAY_JOB_NOT_FOUND" });
});

test("relay: a wallet has its share of a day, from whatever address, and others keep theirs", async () => {
  // A tenth: three of thirty.
  const web = await startWeb(marketplace, { limitFactor: 0.1 });
  try {
    const { list, payer } = await market();
    const [dara, eli, listing] = [await payer(), await payer(), await list()];
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const request = await dara.signPurchase(listing, 1);
      statuses.push((await post(new Person(web.marketplace), request)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const other = await eli.signPurchase(listing, 1);
    expect((await post(new Person(web.marketplace), other)).status).toBe(200);
  } finally {
    await web.kill();
  }
});

test("relay: without a relayer it says so, and pages know it", async () => {
  expect((await readConfig(withoutDemo.url)).features.relayer).toBe(false);
  expect((await readConfig(marketplace.url)).features.relayer).toBe(true);
  const answer = await post(new Person(withoutDemo), claimOf(["1"]));
  expect(answer).toMatchObject({ status: 404, code: "RELAYER_OFF" });
});
