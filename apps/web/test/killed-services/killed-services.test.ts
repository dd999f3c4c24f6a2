// What people are told while a service is down; bench/resilience/r12-killed-services.ts is the long form.
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { whileStopped } from "./kill-service.ts";
import { tradeWhileKilling } from "./trade-while-killing.ts";

const { rpcUrl, supervisor, url } = marketplace;

// Services are found in /proc.
describe.skipIf(process.platform !== "linux")("killed services", () => {
  test("purchases, payments and claims happen once, and everybody is told the truth", async () => {
    const seed = Date.now() % 2 ** 32;
    const result = await tradeWhileKilling(marketplace, { stories: 1, kills: 3, lanes: 1, seed });
    expect(result, `seed ${seed}`).toMatchObject({
      intents: 10,
      kills: { web: 1, worker: 1, indexer: 1 },
      missing: [],
      doubled: [],
      spareTransactions: 0,
      untrue: [],
      mirror: [],
    });
  });

  test("nothing is said to be missing while the views lack blocks of the chain", async () => {
    const deployment = signingDeployment(marketplace.web.publicConfig) as Deployment;
    const read = (path: string) => fetch(url + path);
    const listing = await whileStopped(supervisor, "indexer", async () => {
      const id = await listTestReceivable(rpcUrl, deployment);
      for (const path of [`/listings/${id}`, `/notes/${(id << 24n) | 1n}`]) {
        const answer = await read(`/api/v1${path}`);
        expect(await answer.json(), path).toMatchObject({ error: { code: "MARKET_UNAVAILABLE" } });
        expect(answer.status).toBe(503);
      }
      for (const page of [`/exchange/${id}`, `/pay/${id}`])
        expect((await read(page)).status, page).not.toBe(404);
      return id;
    });
    await expect.poll(async () => (await read(`/api/v1/listings/${listing}`)).status).toBe(200);
    expect((await read(`/api/v1/notes/${(listing << 24n) | 1n}`)).status).toBe(404);
  });
});
