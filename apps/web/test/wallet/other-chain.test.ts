// A node that answers for another chain than the configured one, by mistake or because it lies.
// @module-tag S12
import { randomUUID } from "node:crypto";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { type LyingNode, startLyingNode } from "@tenora/testing/chain/lying-node";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { payerWithoutEther } from "@tenora/testing/market/payer-without-ether";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readPage } from "../support/read-page.ts";

const { rpcUrl } = marketplace;
const { lens } = marketplace.web.publicConfig.contracts;
const deployment = { ...signingDeployment(marketplace.web.publicConfig), lens } as Deployment;

let node: LyingNode;
let web: WebProcess;
let at = "";
beforeAll(async () => {
  node = await startLyingNode(rpcUrl, 560_048);
  web = await startWeb(marketplace, { rpcUrls: [node.url] });
  at = web.marketplace.serverUrl ?? "";
});
afterAll(async () => {
  await web?.kill();
  node?.stop();
});

const readiness = async () =>
  (await (await fetch(`${at}/readyz`)).json()) as { ready: boolean; parts: object };

test("a node of another chain: readiness names it, and all that needs no chain goes on", async () => {
  const other = { ok: false, why: "CHAIN_560048" };
  await expect
    .poll(readiness)
    .toMatchObject({ ready: true, parts: { chain: other, indexer: other } });
  for (const path of ["/", "/business", "/insights"])
    expect((await fetch(at + path)).status, path).toBe(200);
});

test("a node of another chain: what is indexed is shown, as of its block, and nobody is told that it is the latest", async () => {
  const head = await fetch(`${at}/api/v1/head`);
  expect(head.status).toBe(503);
  expect(await head.json()).toMatchObject({ error: { code: expect.any(String) } });
  for (const path of ["/exchange", "/exchange/1", "/b/ben-trading-pte-ltd"]) {
    const { status, text } = await readPage(at + path);
    expect(status, path).toBe(200);
    expect(text, path).toMatch(/Figures as of \d\d:\d\d UTC\. We're catching up with the chain\./);
  }
});

test("a node of another chain: nothing is relayed by what it says, in words; with the right one it is", async () => {
  const visitor = new Person(web.marketplace);
  const payer = await payerWithoutEther(rpcUrl, deployment);
  const request = await payer.signPurchase(await listTestReceivable(rpcUrl, deployment), 2);
  const id = randomUUID();
  const send = async () => {
    const response = await visitor.post("/api/relay", { id, request });
    return { status: response.status, ...((await response.json()) as object) };
  };
  expect(await send()).toMatchObject({
    status: 503,
    code: "CHAIN_UNAVAILABLE",
    message: "We can't reach the blockchain at the moment. Please try again shortly.",
  });
  const job = await visitor.fetch(`/api/relay/${id}`);
  expect(await job.json()).toMatchObject({ code: "RELAY_JOB_NOT_FOUND" });

  node.tellTheTruth();
  try {
    expect(await send()).toMatchObject({ status: 200, jobId: id });
    await expect.poll(readiness).toMatchObject({ parts: { chain: { ok: true } } });
    await expect.poll(async () => (await fetch(`${at}/api/v1/head`)).status).toBe(200);
  } finally {
    node.lie();
  }
});
