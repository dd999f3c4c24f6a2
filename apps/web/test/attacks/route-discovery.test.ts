import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { processorMsOf } from "../../../../bench/support/processes.ts";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";

// Browsers ask /__manifest for the routes behind the links on a page. Each path that they name
// costs a search of the whole route table.

const marketplace = inject("marketplace");
let web: WebProcess;
let version = "";
beforeAll(async () => {
  web = await startWeb(marketplace);
  const html = await (await fetch(`${web.marketplace.serverUrl}/about`)).text();
  const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0];
  const code = await (await fetch(web.marketplace.serverUrl + (manifest ?? ""))).text();
  version = /"version":"(\w+)"/.exec(code)?.[1] ?? "";
  expect(version).not.toBe("");
});
afterAll(() => web.kill());

const lookUp = (paths: readonly string[]) =>
  fetch(
    `${web.marketplace.serverUrl}/__manifest?${new URLSearchParams({ paths: paths.join(","), version })}`,
  );
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `/a${at}`);
/** 98 paths and parents. */
const deep = numbered(32).map((path) => `/admin/requests${path}/b/c`);

test("route discovery: accepts as many links as a page has", async () => {
  const rows = numbered(60).map((path) => `/admin/requests${path}`);
  const answer = await lookUp(["/admin", "/admin/requests", "/about", ...rows]);
  expect(answer.status).toBe(200);
  expect(Object.keys((await answer.json()) as object)).toContain("screens/admin/admin");
});

test.each([
  ["very many paths", numbered(1_200)],
  ["one path more than allowed", numbered(81)],
  ["one parent more than allowed", [...deep, "/about/more/and"]],
  ["one path that is very long", [`/${"a/".repeat(4_000)}`]],
])("route discovery: rejects %s", async (_what, paths) => {
  expect((await lookUp(paths)).status).toBe(400);
});

test.each(["OPTIONS", "POST", "PUT", "DELETE"])("route discovery: rejects %s", async (method) => {
  const query = new URLSearchParams({ paths: numbered(1_000).join(","), version });
  const answer = await fetch(`${web.marketplace.serverUrl}/__manifest?${query}`, {
    method,
    headers: { origin: marketplace.url },
  });
  expect(answer.status).toBe(405);
});

test.runIf(existsSync("/proc/self/stat"))(
  "route discovery: its most expensive question costs under 10 ms of processor time",
  async () => {
    const times = 50;
    for (let at = 0; at < 10; at += 1) await lookUp(deep);
    const before = processorMsOf(web.child.pid ?? 0);
    for (let at = 0; at < times; at += 1) expect((await lookUp(deep)).status).toBe(200);
    expect((processorMsOf(web.child.pid ?? 0) - before) / times).toBeLessThan(10);
  },
);
