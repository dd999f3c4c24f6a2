import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";

// Clients that send so slowly that they only hold a socket, on the loopback.

let web: WebProcess;
const timeouts = { headersMs: 1_500, bodyMs: 1_500, uploadMs: 6_000, idleMs: 1_500 };

beforeAll(async () => {
  web = await startWeb(marketplace, { timeouts });
});
afterAll(() => web.kill());

/** Sends `opening`, then `drop` repeatedly; the milliseconds until the server closes the connection. */
function dribble(opening: string, drop: string): Promise<{ ms: number; answer: string }> {
  const port = Number(new URL(web.marketplace.serverUrl ?? "").port);
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

test("slow client: headers that never end are cut off", async () => {
  const { ms } = await dribble("GET / HTTP/1.1\r\nHost: x\r\n", "X-Drop: x\r\n");
  expect(ms).toBeGreaterThan(1_000);
  expect(ms).toBeLessThan(15_000);
});

test("slow client: a small body that never ends is cut off", async () => {
  const { ms } = await dribble(post("/api/wallet/sign-in/message", 5_000), " ");
  expect(ms).toBeGreaterThan(1_000);
  expect(ms).toBeLessThan(15_000);
});

test("slow client: 100 at once delay nobody else", async () => {
  const many = Array.from({ length: 100 }, () =>
    dribble(post("/api/wallet/sign-in/message", 5_000), " "),
  );
  const health = await fetch(`${web.marketplace.serverUrl}/healthz`);
  expect(health.status).toBe(200);
  await Promise.all(many);
});

test("slow client: a body over 64 KB is rejected unread", async () => {
  const { answer } = await dribble(post("/api/wallet/sign-in/message", 70_000), "");
  expect(answer).toContain("413");
});

/** The largest file of the build that the home page names. */
async function largestScript(serverUrl = ""): Promise<string> {
  const html = await (await fetch(`${serverUrl}/`)).text();
  const paths = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const all = await Promise.all(
    paths.map(async (path) => {
      const script = await fetch(serverUrl + path);
      return { path, size: (await script.arrayBuffer()).byteLength };
    }),
  );
  return all.reduce((one, other) => (one.size > other.size ? one : other)).path;
}

/** Twenty connections that request a file 16 times each and read nothing. */
async function askWithoutReading(serverUrl = ""): Promise<{ destroy: () => void }> {
  const asked = `GET ${await largestScript(serverUrl)} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(16);
  const port = Number(new URL(serverUrl).port);
  const sockets = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) {
    socket.on("error", () => {});
    socket.write(asked);
  }
  return { destroy: () => sockets.forEach((socket) => void socket.destroy()) };
}

describe.runIf(existsSync("/proc/self/fd"))("slow client: one that reads no response", () => {
  const openIn = ({ child }: WebProcess) => readdirSync(`/proc/${child.pid}/fd`).length;

  test("holds one file at a time", async () => {
    // With a timeout that does not end before they are counted.
    const lenient = await startWeb(marketplace, { timeouts: { ...timeouts, idleMs: 60_000 } });
    const open = () => openIn(lenient);
    const { serverUrl } = lenient.marketplace;
    try {
      const before = open();
      const readers = await askWithoutReading(serverUrl);
      await expect.poll(open, { timeout: 15_000 }).toBeGreaterThan(before + 30);
      expect((await fetch(`${serverUrl}/healthz`)).status).toBe(200);
      // A connection each, and the file of its response.
      expect(open()).toBeLessThan(before + 60);
      readers.destroy();
      await expect.poll(open, { timeout: 15_000 }).toBeLessThan(before + 10);
    } finally {
      await lenient.kill();
    }
  });

  test("is cut off", async () => {
    const before = openIn(web);
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, openIn(web));
    }, 10);
    const readers = await askWithoutReading(web.marketplace.serverUrl);
    await expect.poll(() => most, { timeout: 15_000 }).toBeGreaterThan(before + 30);
    await expect.poll(() => openIn(web), { timeout: 15_000 }).toBeLessThan(before + 10);
    clearInterval(look);
    readers.destroy();
  });
});

test("pipelining: a client that does not wait gets all responses in order", async () => {
  const paths = ["/about", "/healthz", "/nothing-here", "/terms"];
  const requests = paths.map(
    (path, at) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${at === 3 ? "close" : "keep-alive"}\r\n\r\n`,
  );
  const { answer } = await dribble(requests.join(""), "");
  expect(answer.match(/HTTP\/1\.1 (\d+)/g)).toEqual(
    [200, 200, 404, 200].map((s) => `HTTP/1.1 ${s}`),
  );
});
