import { sendExchangeAdminAction } from "@tenora/chain/exchange/administration";
import { cancelListing } from "@tenora/chain/exchange/listing";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { attentionTopics } from "@tenora/domain/operations/attention-topic";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readPage } from "../support/read-page.ts";

// The desk over the demonstration's market, and what operators did on the chain.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 1 });
afterAll(() => owner.end());
const op = new Person(marketplace);
beforeAll(async () => {
  await op.signInAsAdmin();
});

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const rowsOf = async (subject: string) =>
  (
    await owner.query<{ action: string; after: { wallet: string } }>(
      "select action, after from audit_log where subject_type = 'receivable' and subject_id = $1",
      [subject],
    )
  ).rows;

async function cancelled() {
  const deployment = signingDeployment(marketplace.web.publicConfig);
  if (deployment === null) throw new Error("no deployment");
  const exchange = await openLocalExchange(marketplace.rpcUrl, deployment as never);
  const listing = await listTestReceivable(marketplace.rpcUrl, deployment);
  const ben = exchange.sender(persona("Ben").account);
  const { hash } = await exchange.done(cancelListing(ben, deployment.exchange, listing));
  return { listing: String(listing), transaction: hash };
}

test("market desk: lists what the demonstration has that needs a person, and links each receivable", async () => {
  const html = await (await op.fetch("/admin/market")).text();
  for (const words of [
    "Indexer",
    "last 24 hours",
    "Filter by problem",
    "late or disputed, with late fees, in",
    "Unclaimed credits",
  ])
    expect(html).toContain(words);
  // The side bar of every page has the count of the list's first tab, of whichever block both read.
  const inFirstTab = async () => {
    const page = await (await op.fetch("/admin/market")).text();
    return /Needs action(?:<!-- -->)? ?(?:<!-- -->)?<span[^>]*>(\d+)/.exec(page)?.[1];
  };
  const inSideBar = async () => {
    const page = await (await op.fetch("/admin/audit")).text();
    return />Market<span[^>]*>(\d+)/.exec(page)?.[1] ?? "none";
  };
  await expect
    .poll(async () => (await inFirstTab()) === (await inSideBar()), { timeout: 20_000 })
    .toBe(true);
  for (const topic of ["late", "overdue", "failed"]) {
    const filtered = await op.fetch(`/admin/market?topic=${topic}`);
    expect(filtered.status).toBe(200);
    const text = await filtered.text();
    expect(text).toMatch(/href="\/exchange\/\d+"/);
    if (topic === "failed") continue;
    expect(text).toContain("past due");
    expect(text).toMatch(/No contact yet|Contacted \w+ \d+, \d{4}/);
  }
  expect(attentionTopics).toHaveLength(8);
  for (const query of ["?topic=x", "?after=x", "?after=1_1_failed:1&topic=failed"])
    expect((await op.fetch(`/admin/market${query}`)).status).toBe(200);
});

test("market desk: shows a visitor the sign-in form and nothing of it", async () => {
  const { status, text } = await readPage(`${marketplace.url}/admin/market`);
  expect(status).toBe(200);
  expect(text).not.toContain("Indexer");
  expect(text).not.toMatch(/\d waiting/);
});

test("operator's action: is recorded once, by whoever reports it, with whose wallet it was", async () => {
  const { listing, transaction } = await cancelled();
  const body = { kind: "cancel", subject: listing, transaction };
  const record = () => op.post("/api/admin/market/actions", body);
  const statuses = (await Promise.all([record(), record(), record()])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  const wallet = persona("Ben").address.toLowerCase();
  expect(await rowsOf(listing)).toEqual([
    { action: "market.cancelled", after: { wallet, transaction } },
  ]);
});

test("operator's action: what the transaction didn't do, and whoever isn't an admin, leaves no row", async () => {
  const { listing, transaction } = await cancelled();
  const post = (body: object, by = op) => by.post("/api/admin/market/actions", body);
  const good = { kind: "cancel", subject: listing, transaction };
  for (const body of [
    { ...good, kind: "release" },
    { ...good, subject: "1" },
    { ...good, kind: "pause", subject: "exchange" },
    { ...good, transaction: `0x${"ab".repeat(32)}` },
  ])
    expect(await codeOf(await post(body)), JSON.stringify(body)).toEqual([409, "ACTION_NOT_FOUND"]);
  for (const body of [
    { ...good, subject: "0" },
    { ...good, subject: "x" },
    { ...good, kind: "pause" },
    { ...good, kind: "withdraw-eligibility" },
    { ...good, kind: "steal" },
    { ...good, transaction: "0x12" },
  ])
    expect(await codeOf(await post(body)), JSON.stringify(body)).toEqual([400, "INVALID_INPUT"]);
  const ben = new Person(marketplace);
  await ben.signInWithWallet();
  expect(await codeOf(await post(good, ben))).toEqual([401, "SESSION_MISSING"]);
  expect(await rowsOf(listing)).toEqual([]);
});

test("paused exchange: its pages say what stops and what still works, until it goes on", async () => {
  const { registry } = marketplace.web.publicConfig.contracts;
  const deployment = signingDeployment(marketplace.web.publicConfig);
  if (deployment === null || registry === undefined) throw new Error("no deployment");
  const exchange = await openLocalExchange(marketplace.rpcUrl, deployment as never);
  const olga = exchange.sender(persona("Olga").account);
  const turn = (action: "pause" | "unpause") =>
    exchange.done(sendExchangeAdminAction(olga, registry, { action }));
  const paths = ["/exchange", "/exchange/1", "/pay/1", "/investor/portfolio"];
  const says = async (path: string) =>
    (await readPage(marketplace.url + path)).text.includes("New business is paused");
  await turn("pause");
  try {
    for (const path of paths.slice(0, 3))
      await expect.poll(() => says(path), { timeout: 20_000 }).toBe(true);
    expect((await readPage(`${marketplace.url}/exchange`)).text).toContain(
      "Paying, collecting, refunds and withdrawals work as always.",
    );
    expect(await (await op.fetch("/admin/market")).text()).toContain("Paused");
  } finally {
    await turn("unpause");
  }
  for (const path of paths) await expect.poll(() => says(path), { timeout: 20_000 }).toBe(false);
});
