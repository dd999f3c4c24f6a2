import { get } from "node:http";
import { expect, test } from "vitest";
import {
  demonstrationCookie,
  demonstrationHeader,
} from "../../../../e2e/support/marketplace/demonstration-cookie.ts";
import { demoAsset } from "../support/demo-asset.ts";
import { marketplace } from "../support/marketplace.ts";
import { withoutDemo } from "../support/marketplace-without-demo.ts";

// A demonstration's tools are for the person who started it: its mails open admin accounts, and its wallets
// sign without a person. A proxy in front of it may pass everybody on, and need not say so in any header.

const key = marketplace.web.demonstration?.key ?? "";
const cookieName = demonstrationCookie(marketplace)?.name;
const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });

const tools: readonly (readonly [method: "GET" | "POST", path: string])[] = [
  ["GET", "/dev/mail"],
  ["GET", "/dev/mail.data"],
  ["GET", "/DEV/mail"],
  ["GET", "/%64ev/mail"],
  ["GET", "/dev/mail/_.data"],
  ["POST", "/dev/rpc"],
  ["GET", "/dev/clock"],
  ["POST", "/dev/clock"],
  ["GET", "/dev/sample-certificate.pdf"],
  ["GET", "/dev/sample-invoice.pdf"],
  ["GET", "/dev/sample-invoice-factur-x.pdf"],
  ["GET", "/dev/sample-invoice.xml"],
  ["GET", await demoAsset(marketplace.url)],
];

const ask = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  at = marketplace,
) =>
  fetch(at.url + path, {
    method,
    redirect: "manual",
    headers: { origin: at.url, ...headers },
    ...(method === "POST" && { body }),
  });

test.each(tools)("demonstration: %s %s needs the key", async (method, path) => {
  const refusals = [
    await ask(method, path),
    await ask(method, `${path}?key=`),
    await ask(method, `${path}?key=x`),
    await ask(method, path, { cookie: `${cookieName}=x` }),
    await ask(method, path, { cookie: `${cookieName}=` }),
  ];
  for (const { status } of refusals) expect(status).toBe(404);
  expect(await refusals[0]?.text()).toContain("open the address that `npm start` printed");
  const { status } = await ask(method, path, demonstrationHeader(marketplace));
  // A clock isn't moved by what is no move.
  expect(status).toBe(`${method} ${path}` === "POST /dev/clock" ? 400 : 200);
});

test.each(tools)("demonstration: with the key, %s %s is 404 elsewhere", async (method, path) => {
  const cookie = demonstrationHeader(marketplace);
  const elsewhere = { ...cookie, "x-forwarded-for": "203.0.113.7" };
  expect((await ask(method, path, elsewhere)).status).toBe(404);
  expect((await ask(method, path, cookie, withoutDemo)).status).toBe(404);
});

test.each([
  ["/dev", "/"],
  ["/dev/mail", "/dev/mail"],
  ["//dev/mail", "/dev/mail"],
])(
  "demonstration: the key moves from %s into a cookie, and the browser on to %s",
  async (path, to) => {
    const entry = await ask("GET", `${path}?key=${key}`);
    expect(entry.status).toBe(303);
    expect(entry.headers.get("location")).toBe(to);
    const cookie = entry.headers.getSetCookie()[0] ?? "";
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Strict");
    const page = await ask("GET", "/dev/mail", { cookie: cookie.split(";")[0] ?? "" });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(key);
  },
);

test("demonstration: a wallet, which sends no cookie, reaches the local chain by an address with the key", async () => {
  const rpcUrl = async (headers: Record<string, string> = {}) =>
    ((await (await ask("GET", "/config.json", headers)).json()) as { chain: { rpcUrl: string } })
      .chain.rpcUrl;
  expect(await rpcUrl()).toBe(`${marketplace.url}/dev/rpc`);
  const offered = await rpcUrl(demonstrationHeader(marketplace));
  expect(offered).toBe(`${marketplace.url}/dev/rpc?key=${key}`);
  const answer = await fetch(offered, { method: "POST", body });
  expect(await answer.json()).toMatchObject({ result: "0x4268" });
});

test("demonstration: its key is long, and no page tells it", async () => {
  expect(key).toMatch(/^[\w-]{22}$/);
  for (const path of ["/", "/config.json"])
    expect(await (await ask("GET", path)).text()).not.toContain(key);
  // A page that others may get from the cache was asked for with the key.
  const home = await ask("GET", "/", demonstrationHeader(marketplace));
  expect(await home.text()).not.toContain(key);
});

test("demo: another name of this machine redirects to the public address, a foreign name does not", async () => {
  const { port } = new URL(marketplace.url);
  const visit = (host: string) =>
    new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      const headers = { host, accept: "text/html" };
      get(`${marketplace.url}/business?a=b`, { headers }, (answer) => {
        resolve([answer.resume().statusCode, answer.headers.location]);
      }).on("error", reject);
    });
  for (const name of ["localhost", "[::1]", "127.1.2.3"]) {
    expect(await visit(`${name}:${port}`)).toEqual([307, `${marketplace.url}/business?a=b`]);
  }
  for (const host of ["localhost:1", `evil.example:${port}`, `localhost.evil.example:${port}`]) {
    expect(await visit(host)).toEqual([200, undefined]);
  }
});
