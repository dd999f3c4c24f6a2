import { existsSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { processorMsOf } from "../../../../bench/support/processes.ts";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import {
  requestHead,
  sendDocument,
  sendFragments,
  sendOneByteChunks,
} from "./fragmented-requests.ts";

// A body costs by its bytes, not by the number of pieces in which it is sent.

let web: WebProcess;
let ada: Person;
beforeAll(async () => {
  web = await startWeb(marketplace);
  ada = new Person(web.marketplace);
  await ada.signInWithWallet();
});
afterAll(() => web.kill());

test.each([
  "/",
  "/about",
  "/healthz",
  "/no/such/page",
  "/api/wallet/sign-in",
  "/api/business/submissions",
  "/api/business/certificate",
  "/api/admin/articles/covers",
  "/dev/rpc",
  "/documents/business-documents/x.pdf",
])("request body: without Content-Length is rejected with 411: %s", async (path) => {
  for (const method of ["GET", "POST", "PUT", "DELETE"]) {
    const lines = [`Origin: ${marketplace.url}`, "Transfer-Encoding: chunked"];
    const head = requestHead(`${method} ${path} HTTP/1.1`, lines);
    const answer = await sendFragments(ada.serverUrl, head, ["5\r\nhello\r\n0\r\n\r\n"]);
    expect(answer).toMatch(/^HTTP\/1\.1 411 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toContain("Please send the body with a Content-Length.");
  }
});

test("request body: 411 follows the responses to earlier requests of its connection", async () => {
  const head = requestHead("GET /about HTTP/1.1", []);
  const chunked = requestHead("POST / HTTP/1.1", ["Transfer-Encoding: chunked"]);
  const answer = await readAll(`${head}${chunked}1\r\nx\r\n0\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 411"]);
});

test("request body: Expect: 100-continue is not confirmed for a body of unknown length", async () => {
  const lines = ["Expect: 100-continue", "Transfer-Encoding: chunked"];
  expect(await readAll(requestHead("POST /about HTTP/1.1", lines))).toMatch(/^HTTP\/1\.1 411 /);
});

test.each(["GET", "HEAD"])(
  "request body: %s with a body has the same response as without",
  async (method) => {
    const head = requestHead(`${method} /admin HTTP/1.1`, [
      "Content-Length: 5",
      "Connection: close",
    ]);
    expect(await readAll(`${head}hello`)).toMatch(/^HTTP\/1\.1 2\d\d /);
  },
);

/** All that is answered to these bytes, until the server closes the connection. */
function readAll(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(ada.serverUrl).port), "127.0.0.1", () =>
      socket.write(bytes),
    );
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

describe.runIf(existsSync("/proc/self/stat"))("processor time", () => {
  const used = async (act: () => Promise<unknown>) => {
    const before = processorMsOf(web.child.pid ?? 0);
    await act();
    return processorMsOf(web.child.pid ?? 0) - before;
  };

  // Everybody else waits for the same thread, so it bounds what they wait, whatever else runs here.
  test("20 bodies of 384 KB in chunks of one byte cost under a second, and others are answered", async () => {
    const cost = await used(async () => {
      const attack = sendOneByteChunks(ada);
      for (let at = 0; at < 10; at += 1)
        expect((await fetch(`${ada.serverUrl}/healthz`)).status).toBe(200);
      await attack;
    });
    expect(cost).toBeLessThan(1_000);
  });

  test("a document costs about the same in pieces of 1 byte, 100 bytes and 64 KB", async () => {
    const once = (size: number) =>
      used(async () => {
        expect(await sendDocument(ada, 256 * 1024, size)).toMatch(/^HTTP\/1\.1 400 /);
      });
    // The lowest of three: other work of the process counts as well.
    const costOf = async (size: number) =>
      Math.min(await once(size), await once(size), await once(size));
    const large = await costOf(64 * 1024);
    const allowed = 3 * Math.max(large, 100);
    expect(await costOf(100)).toBeLessThan(allowed);
    expect(await costOf(1)).toBeLessThan(allowed);
  });
});
