import { get } from "node:http";
import { describe, expect, inject, test } from "vitest";
import { Person } from "../support/person.ts";

const marketplace = inject("marketplace");
const withoutDemo = inject("withoutDemo");

describe("foreign origin and local access", () => {
  test.each(["https://evil.example", "null", ""])(
    "a request from origin (%s) is rejected",
    async (origin) => {
      const ada = new Person(marketplace);
      const response = await ada.fetch("/api/wallet/sign-in/message", {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ address: ada.wallet }),
      });
      expect(response.status).toBe(403);
    },
  );

  test.each(["203.0.113.7", "2001:db8::1", "unknown"])(
    "a client at %s behind a proxy does not reach the local chain",
    async (address) => {
      const answer = await chainId(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("0x4268");
    },
  );

  test.each([
    "/dev/mail",
    "/dev/mail.data",
    "/DEV/mail",
    "/%64ev/mail",
    "/dev/MAIL/",
    "/dev/mail/_.data",
  ])("nor the demo mails, whose links open admin accounts: %s", async (path) => {
    const from = (address: string) =>
      fetch(marketplace.url + path, { headers: { "x-forwarded-for": address } });
    for (const address of ["203.0.113.7", "127.0.0.1, 203.0.113.7"]) {
      const answer = await from(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("Not found");
    }
  });

  test.each(["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[::2]"])(
    "a page of %s, by DNS rebinding, does not reach the local chain",
    async (host) => {
      for (const path of ["/dev/mail", "/dev/mail.data"])
        expect(await statusAt(host, path)).toBe(404);
    },
  );

  test("a client elsewhere does not get the code of the demo wallets", async () => {
    const demoCode = await demoAsset(marketplace.url);
    for (const path of [demoCode, demoCode.replace("/demo/", "%2Fdemo%2F")]) {
      const headers = { "x-forwarded-for": "203.0.113.7" };
      expect((await fetch(marketplace.url + path, { headers })).status, path).toBe(404);
    }
  });

  test("a body over 64 KB for the local chain is rejected unread", async () => {
    const params = ["x".repeat(64 * 1024)];
    const answer = await chainId(null, params);
    expect(answer.status).toBe(413);
  });

  test("a foreign page does not reach the local chain; our own does", async () => {
    const call = (origin: string) =>
      fetch(`${marketplace.url}/dev/rpc`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
      });
    expect((await call("https://evil.example")).status).toBe(403);
    expect(await (await call(marketplace.url)).json()).toMatchObject({ result: "0x4268" });
  });
});

describe("without a demo", () => {
  test("the demo tools and their code do not exist", async () => {
    const demoCode = await demoAsset(marketplace.url);
    expect((await fetch(marketplace.url + demoCode)).status).toBe(200);
    for (const path of ["/dev/mail", "/dev/mail.data", "/dev/rpc", "/dev", demoCode]) {
      expect((await fetch(withoutDemo.url + path)).status, path).toBe(404);
      expect((await new Person(withoutDemo).post(path, {})).status, path).not.toBe(200);
    }
    const config = (await (await fetch(`${withoutDemo.url}/config.json`)).json()) as object;
    expect(config).toMatchObject({ features: { demoWallets: false, mailbox: false } });
  });

  test.each(["//dev/rpc", "/dev%2Frpc", "/%64ev/rpc", "/DEV/rpc", "/assets/%64emo/x.js"])(
    "nor at another spelling: %s",
    async (path) => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });
      const response = await fetch(withoutDemo.url + path, { method: "POST", body });
      expect(await response.text()).not.toContain("0x4268");
    },
  );
});

/** The response of the local chain to a client at this machine, or with this address behind a proxy. */
const chainId = (address: string | null, params: unknown[] = []) =>
  fetch(`${marketplace.url}/dev/rpc`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(address === null ? {} : { "x-forwarded-for": address }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params }),
  });

/** The response to a client at this machine whose browser shows `host`. */
const statusAt = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(marketplace.url + path, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });

/** A chunk of the demo wallets, found by the import in a script that every browser reads. */
async function demoAsset(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  for (const script of new Set(scripts)) {
    const code = await (await fetch(url + script)).text();
    const demo = /\.\/(demo\/[\w.-]+\.js)/.exec(code);
    if (demo) return `/assets/${demo[1]}`;
  }
  throw new Error("The home page's scripts name no demo chunk");
}
