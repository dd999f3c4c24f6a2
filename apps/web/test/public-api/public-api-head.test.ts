import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";

const { url } = marketplace;
const get = (path: string, init?: RequestInit) => fetch(`${url}/api/v1${path}`, init);

test("public API: the head tells how far the figures are behind the chain, to any page", async () => {
  const response = await get("/head", { headers: { origin: "https://program.example" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  expect(response.headers.get("set-cookie")).toBeNull();
  const { data, block } = (await response.json()) as {
    data: { chainBlock: number; indexedBlock: number; lagSeconds: number; chainTime: string };
    block: number;
  };
  expect(block).toBe(data.indexedBlock);
  expect(data.chainBlock).toBeGreaterThanOrEqual(data.indexedBlock);
  expect(data.lagSeconds).toBeGreaterThanOrEqual(0);
  expect(new Date(data.chainTime).toISOString()).toBe(data.chainTime);
});

test("public API: the head is what /readyz says of the indexer", async () => {
  const isSame = async () => {
    const { data } = (await (await get("/head")).json()) as { data: object };
    const ready = await (await fetch(`${url}/readyz`)).json();
    const { indexer } = (ready as { parts: { indexer: object } }).parts;
    return JSON.stringify(indexer) === JSON.stringify({ ok: true, ...data });
  };
  await expect.poll(isSame).toBe(true);
});

test("public API: other paths and methods are refused in the form of its errors", async () => {
  const missing = await get("/nothing");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("access-control-allow-origin")).toBe("*");
  expect(await missing.json()).toEqual({
    error: { code: "NOT_FOUND", message: expect.any(String) },
  });
  const written = await get("/head", { method: "POST", headers: { origin: url }, body: "{}" });
  expect(written.status).toBe(405);
  expect(await written.json()).toMatchObject({ error: { code: "METHOD_NOT_ALLOWED" } });
});

test("public API: a preflight allows reading, and nothing else", async () => {
  const response = await get("/head", { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toBe("GET");
});
