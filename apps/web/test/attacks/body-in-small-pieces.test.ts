import { existsSync } from "node:fs";
import { connect } from "node:net";
import { samplePdfOfSize } from "@tenora/testing/sample-documents";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { processorMsOf } from "../../../../bench/support/processes.ts";
import { startWeb, type WebProcess } from "../../../../e2e/support/web-process.ts";
import { Person } from "../person.ts";

// A body costs by its bytes, not by the number of pieces in which it is sent.

const marketplace = inject("marketplace");
let web: WebProcess;
beforeAll(async () => {
  web = await startWeb(marketplace);
});
afterAll(() => web.kill());

/** Writes these pieces to a new connection, one each turn of the loop; resolves with the answer. */
function send(head: string, pieces: Iterable<Uint8Array | string>): Promise<string> {
  const port = Number(new URL(web.marketplace.door ?? "").port);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    socket.on("data", (bytes) => {
      answer += bytes;
      if (/\r\n\r\n/.test(answer)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(head);
    const left = pieces[Symbol.iterator]();
    const next = () => {
      const piece = left.next();
      if (piece.done || socket.destroyed) return;
      socket.write(piece.value);
      setImmediate(next);
    };
    socket.once("connect", next);
  });
}

const head = (lines: readonly string[]) =>
  `${["POST /api/business/submissions HTTP/1.1", "Host: x", `Origin: ${marketplace.url}`, ...lines].join("\r\n")}\r\n\r\n`;

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
])("a body without Content-Length is refused with 411: %s", async (path) => {
  for (const method of ["GET", "POST", "PUT", "DELETE"]) {
    const answer = await send(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${marketplace.url}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ["5\r\nhello\r\n0\r\n\r\n"],
    );
    expect(answer).toMatch(/^HTTP\/1\.1 411 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toContain("Please send the body with a Content-Length.");
  }
});

describe.runIf(existsSync("/proc/self/stat"))("processor time", () => {
  const used = async (act: () => Promise<unknown>) => {
    const before = processorMsOf(web.child.pid ?? 0);
    await act();
    return processorMsOf(web.child.pid ?? 0) - before;
  };

  test("twenty bodies of 384 KB in chunks of one byte cost under a second, and nobody waits for them", async () => {
    const body = "1\r\nx\r\n".repeat(64 * 1024);
    let slowest = 0;
    const cost = await used(async () => {
      const attacks = Array.from({ length: 20 }, () =>
        send(head(["Transfer-Encoding: chunked"]), [body]),
      );
      for (let at = 0; at < 10; at += 1) {
        const began = performance.now();
        expect((await fetch(`${web.marketplace.door}/healthz`)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - began);
      }
      await Promise.all(attacks);
    });
    expect(cost).toBeLessThan(1_000);
    expect(slowest).toBeLessThan(1_500);
  });

  test("a document costs the same in pieces of 1 byte, 100 bytes and 64 KB", async () => {
    const ada = new Person(web.marketplace);
    await ada.signInWithWallet();
    const file = samplePdfOfSize(256 * 1024);
    const cost: Record<number, number> = {};
    for (const size of [64 * 1024, 100, 1]) {
      // Each size its own refusal of an incomplete form: all of it is read and inspected, nothing stays.
      const body = Buffer.concat([
        Buffer.from(
          '--B\r\nContent-Disposition: form-data; name="registrationCertificate"; filename="a.pdf"\r\n\r\n',
        ),
        file,
        Buffer.from("\r\n--B--\r\n"),
      ]);
      const pieces = (function* () {
        for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
      })();
      const { cookie } = ada.headers();
      const lines = [`Cookie: ${cookie}`, "Content-Type: multipart/form-data; boundary=B"];
      const headers = [...lines, `Content-Length: ${body.length}`, "X-Forwarded-For: 10.1.2.3"];
      cost[size] = await used(async () => {
        expect(await send(head(headers), pieces)).toMatch(/^HTTP\/1\.1 400 /);
      });
    }
    // The socket itself is read as often as pieces arrive; what is behind it must not be.
    const allowed = 3 * Math.max(cost[64 * 1024] ?? 0, 100);
    expect(cost[100]).toBeLessThan(allowed);
    expect(cost[1]).toBeLessThan(10 * allowed);
  });
});
