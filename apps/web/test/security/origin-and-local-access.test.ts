import { get } from "node:http";
import { describe, expect, test } from "vitest";
import { demonstrationHeader } from "../../../../e2e/support/marketplace/demonstration-cookie.ts";
import { demoAsset } from "../support/demo-asset.ts";
import { marketplace } from "../support/marketplace.ts";
import { withoutDemo } from "../support/marketplace-without-demo.ts";
import { Person } from "../support/people/person.ts";

const cookie = demonstrationHeader(marketplace);

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

  test.each(["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[::2]"])(
    "a page of %s, by DNS rebinding, does not reach the local chain",
    async (host) => {
      for (const path of ["/dev/mail", "/dev/mail.data"])
        expect(await statusAt(host, path)).toBe(404);
    },
  );

  test("a body over 64 KB for the local chain is rejected unread", async () => {
    const headers = { "content-type": "application/json", ...cookie };
    const body = "x".repeat(65 * 1024);
    const answer = await fetch(`${marketplace.url}/dev/rpc`, { method: "POST", headers, body });
    expect(answer.status).toBe(413);
  });

  test("a foreign page does not reach the local chain; our own does", async () => {
    const call = (origin: string) =>
      fetch(`${marketplace.url}/dev/rpc`, {
        method: "POST",
        headers: { origin, ...cookie },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
      });
    expect((await call("https://evil.example")).status).toBe(403);
    expect(await (await call(marketplace.url)).json()).toMatchObject({ result: "0x4268" });
  });
});

describe("without a demo", () => {
  test("the demo tools and their code do not exist", async () => {
    const demoCode = await demoAsset(marketplace.url);
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

/** The response to a client at this machine whose browser shows `host`. */
const statusAt = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(marketplace.url + path, { headers: { host, ...cookie } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
