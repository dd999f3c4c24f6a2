import { connect } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startWeb, type WebProcess } from "../../../e2e/support/web-process.ts";

// Clients that send so slowly that they only mean to hold a socket, on the loopback.

const marketplace = inject("marketplace");
let web: WebProcess;
const patience = { headersMs: 1_500, bodyMs: 1_500, uploadMs: 6_000 };

beforeAll(async () => {
  web = await startWeb(marketplace, { patience });
});
afterAll(() => web.kill());

/** Sends `opening`, then `drop` again and again; how long the server bears it, in milliseconds. */
function dribble(opening: string, drop: string): Promise<{ ms: number; answer: string }> {
  const port = Number(new URL(web.marketplace.door ?? "").port);
  return new Promise((resolve) => {
    const began = performance.now();
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(opening));
    const timer = setInterval(() => socket.writable && socket.write(drop), 200);
    socket.on("data", (bytes) => {
      answer += bytes;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve({ ms: performance.now() - began, answer });
    });
  });
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${marketplace.url}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test("headers that never end are cut off", async () => {
  const { ms } = await dribble("GET / HTTP/1.1\r\nHost: x\r\n", "X-Drop: x\r\n");
  expect(ms).toBeGreaterThan(1_000);
  expect(ms).toBeLessThan(15_000);
});

test("a body of a few words that never ends is cut off", async () => {
  const { ms } = await dribble(post("/api/wallet/sign-in/message", 5_000), " ");
  expect(ms).toBeGreaterThan(1_000);
  expect(ms).toBeLessThan(15_000);
});

test("a hundred of them at once keep nobody else waiting", async () => {
  const many = Array.from({ length: 100 }, () =>
    dribble(post("/api/wallet/sign-in/message", 5_000), " "),
  );
  const health = await fetch(`${web.marketplace.door}/healthz`);
  expect(health.status).toBe(200);
  await Promise.all(many);
});

test("a body that is larger than a few words is not read", async () => {
  const { answer } = await dribble(post("/api/wallet/sign-in/message", 70_000), "");
  expect(answer).toContain("413");
});
