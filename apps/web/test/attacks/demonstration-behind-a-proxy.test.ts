import { get } from "node:http";
import { expect, inject, test } from "vitest";

// A demo is for people at its own machine. A client behind a proxy must reach neither its mails, which
// open admin accounts, nor its wallets.

const marketplace = inject("marketplace");
const key = marketplace.web.demonstration?.mailboxKey ?? "";
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(marketplace.url + path, { headers, redirect: "manual" });

test.each([
  ["x-forwarded-for", "127.0.0.1"],
  ["x-forwarded-host", "demo.example"],
  ["x-forwarded-proto", "https"],
  ["x-forwarded-server", "proxy"],
  ["forwarded", "for=127.0.0.1"],
  ["via", "1.1 proxy"],
  ["x-real-ip", "127.0.0.1"],
  ["cf-connecting-ip", "203.0.113.7"],
  ["true-client-ip", "203.0.113.7"],
  ["x-client-ip", "203.0.113.7"],
  ["x-original-host", "demo.example"],
  ["x-envoy-external-address", "203.0.113.7"],
  ["cdn-loop", "cdn"],
])(
  "demo tools: a request that was passed on with %s gets 404, even with the key",
  async (name, value) => {
    for (const path of [`/dev/mail?key=${key}`, "/dev/mail.data", "/assets/demo/x.js"]) {
      const answer = await ask(path, { [name]: value, cookie: `tenora.mailbox=${key}` });
      expect(answer.status, path).toBe(404);
      expect(await answer.text()).toBe("Not found");
    }
    const { status } = await fetch(`${marketplace.url}/dev/rpc`, {
      method: "POST",
      headers: { [name]: value },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" }),
    });
    expect(status).toBe(404);
  },
);

test("demo mailbox: requires a key, so that a proxy that hides itself completely cannot read it", async () => {
  for (const path of [
    "/dev/mail",
    "/dev/mail.data",
    "/DEV/Mail",
    "/dev/mail?key=",
    "/dev/mail?key=x",
  ]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(403);
    expect(await answer.text()).toContain("npm start");
  }
  expect((await ask("/dev/mail", { cookie: "tenora.mailbox=x" })).status).toBe(403);
});

test("demo mailbox: the printed address opens it, and the key doesn't stay in the address", async () => {
  const entry = await ask(`/dev/mail?key=${key}`);
  expect(entry.status).toBe(303);
  expect(entry.headers.get("location")).toBe("/dev/mail");
  const cookie = entry.headers.getSetCookie()[0] ?? "";
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Strict");
  const page = await ask("/dev/mail", { cookie: cookie.split(";")[0] ?? "" });
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain(key);
});

test("demo mailbox: its key is long, and the public configuration doesn't tell it", async () => {
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await (await ask("/config.json")).text()).not.toContain(key);
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
