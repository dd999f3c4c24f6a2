import type { Browser, Page } from "@playwright/test";
import { concatHex, type Hex, keccak256, stringToHex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import vectors from "../../../vectors/fingerprints.json" with { type: "json" };
import type { fingerprintInWorker as FingerprintInWorker } from "../src/fingerprint/browser-fingerprint.ts";
import { launchChromium } from "./browser/launch-chromium.ts";
import { serveBundle } from "./browser/serve-bundle.ts";

declare const fingerprintInWorker: typeof FingerprintInWorker;

let bundle: Awaited<ReturnType<typeof serveBundle>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  bundle = await serveBundle("fingerprint-page.ts");
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(bundle.url);
  await page.waitForFunction(() => "fingerprintInWorker" in globalThis);
});

afterAll(async () => {
  await browser?.close();
  await bundle?.stop();
});

const distinct = [...new Map(vectors.map((row) => [row.canonical, row])).values()];

test("fingerprint in Chromium: a worker gives the golden table and reports its progress", async () => {
  for (const { scrypt, canonical, ...invoice } of distinct) {
    const result = await page.evaluate(async (identity) => {
      const percents: number[] = [];
      const onProgress = (percent: number) => percents.push(percent);
      return { fingerprint: await fingerprintInWorker(identity, { onProgress }), percents };
    }, invoice);
    const expected =
      scrypt && keccak256(concatHex([stringToHex("tenora receivable 1"), scrypt as Hex]));
    expect(result.fingerprint, canonical ?? "none").toBe(expected);
    expect(result.percents.at(-1)).toBe(scrypt === null ? undefined : 100);
  }
  await expect.poll(() => page.workers().length).toBe(0);
});

test("fingerprint in Chromium: a page loads the table and the arithmetic in the worker only", () => {
  expect(bundle.sizes.get("/page.js")).toBeLessThan(2_000);
});

test("fingerprint in Chromium: an abort ends the worker and rejects with its reason", async () => {
  const { seller, debtor, invoiceNumber } = distinct[0]!;
  const outcome = await page.evaluate(
    async (identity) => {
      const controller = new AbortController();
      const onProgress = () => controller.abort("no longer wanted");
      const { signal } = controller;
      return fingerprintInWorker(identity, { signal, onProgress }).catch((reason) => reason);
    },
    { seller, debtor, invoiceNumber },
  );
  expect(outcome).toBe("no longer wanted");
  await expect.poll(() => page.workers().length).toBe(0);
});
