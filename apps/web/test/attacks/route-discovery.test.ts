import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { processorMsOfEach } from "../../../../bench/support/processes.ts";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";

// Browsers ask /__manifest for the routes behind the links on a page. Each path that they name
// costs a search of the whole route table.

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
/**
 * So many times the cost of asking for one path, of which most is what every request costs: 98 paths
 * cost three to six times as much. `npm run bench -- S14` measures against 10 ms. Other work on the machine
 * slows both alike.
 */
const most = 8;
/** 98 paths and parents. */
const deep = numbered(32).map((path) => `/admin/requests${path}/b/c`);

test("route discovery: accepts as many links as a page has", async () => {
  const rows = numbered(60).map((path) => `/admin/requests${path}`);
  const answer = await lookUp(["/admin", "/admin/requests", "/about", ...rows]);
  expect(answer.status).toBe(200);
  expect(Object.keys((await answer.json()) as object)).toContain("desk/screens/admin");
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
  `route discovery: its most expensive question costs under ${most} times that for one path`,
  async () => {
    const costOf = (paths: readonly string[]) =>
      processorMsOfEach(web.child.pid ?? 0, 100, async () => {
        const answer = await lookUp(paths);
        expect(answer.status).toBe(200);
        return answer;
      });
    await costOf(deep);
    const one = await costOf(deep.slice(0, 1));
    expect(await costOf(deep)).toBeLessThan(most * one);
  },
);
