import { asOwner } from "@tenora/testing/database/test-database";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";

const { url, ownerUrl, web } = marketplace;

test("health: the server tells that it is alive, and which parts are ready", async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({
    ready: true,
    parts: {
      database: { ok: true },
      documents: { ok: true },
      chain: { ok: true },
      indexer: {
        ok: true,
        chainBlock: expect.any(Number),
        indexedBlock: expect.any(Number),
        lagSeconds: expect.any(Number),
        chainTime: expect.stringMatching(/^\d{4}-.+Z$/),
      },
      jobs: { ok: true },
    },
  });
});

test("health: a process that cannot open new database connections is not ready", async () => {
  const given = decodeURIComponent(new URL(web.database.webPublic).password);
  const setPassword = (password: string) =>
    asOwner(ownerUrl, (owner) =>
      owner.query(`alter role tenora_web_public password '${password}'`),
    );
  const look = async () => {
    const answer = await fetch(`${url}/readyz`);
    const { parts } = (await answer.json()) as { parts: Record<string, unknown> };
    return [answer.status, parts.database];
  };
  await setPassword("that of another AUTH_SECRET");
  try {
    await expect.poll(look).toEqual([503, { ok: false, why: "LOGIN_REJECTED" }]);
  } finally {
    await setPassword(given);
  }
  await expect.poll(look).toEqual([200, { ok: true }]);
});

test("health: checks once a second, however many requests come", async () => {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 60 }, async () => (await fetch(`${url}/readyz`)).json()),
  );
  const seconds = (performance.now() - began) / 1_000;
  const looks = new Set((answers as { at: string }[]).map(({ at }) => at));
  expect(looks.size).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
});

test("public configuration: names brand, chain and features, and no secret", async () => {
  const text = await (await fetch(`${url}/config.json`)).text();
  expect(JSON.parse(text)).toMatchObject({
    brand: { name: "Tenora", product: "Receivables" },
    chain: { id: 17000, name: "Holesky Testnet", nativeCurrency: { symbol: "ETH", decimals: 18 } },
    contracts: { exchange: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
    stablecoins: [
      { symbol: "USDC", decimals: 6 },
      { symbol: "USDT", decimals: 6 },
    ],
    features: { demoWallets: true },
  });
  expect(text).not.toMatch(/secret|password|postgres/i);
});
