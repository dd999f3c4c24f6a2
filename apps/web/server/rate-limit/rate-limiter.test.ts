// @module-tag R16
import { createServer } from "node:net";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { freePort } from "@tenora/embedded/free-port";
import { afterEach, expect, test } from "vitest";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { sharedCount } from "./shared-count.ts";

// What happens with the database there, and while its table is locked, is in rate-limits.test.ts.

const sixty = { most: 60, seconds: 600 };
let closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

/** A process whose counting database is at this port, and the lines of its log. */
function processAt(port: number, now: () => number = () => 0) {
  const url = `postgresql://a:b@127.0.0.1:${port}/x`;
  const database = openDatabaseAt(url, "tenora_web_public", 2, 1_000);
  closing.push(() => database.close());
  const lines: string[] = [];
  const write = (_: unknown, line?: string) => void lines.push(line ?? String(_));
  const takeShared = sharedCount(database, { warn: write, info: write } as never, now);
  return { ...createRateLimiter(takeShared, 1, now), lines };
}

/** A server that takes every connection and says nothing. */
async function silentPort(): Promise<number> {
  const server = createServer((socket) => socket.on("error", () => {}));
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  closing.push(async () => server.close());
  return port;
}

const burst = ({ consumeToken }: RateLimiter, client = "a client") =>
  Promise.all(Array.from({ length: 400 }, () => consumeToken("a route", client, sixty)));

test.each([
  ["gone", freePort],
  ["silent", silentPort],
])("rate limit: 60 of 400 pass while the database is %s", async (_how, findPort) => {
  const limiter = processAt(await findPort());
  const waits = await burst(limiter);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
  expect(waits.filter((wait) => wait === 10)).toHaveLength(340);
  // Others have tokens of their own, and wait for the database no more.
  const others = await burst(limiter, "another");
  expect(others.filter((wait) => wait === 0)).toHaveLength(60);
  expect(limiter.countUnshared()).toBe(120);
  expect(limiter.lines).toEqual(["rate limits are not shared"]);
});

test("rate limit: without the database tokens come back one by one, up to the limit", async () => {
  let time = 0;
  const limiter = processAt(await freePort(), () => time);
  const passed = async () => (await burst(limiter)).filter((wait) => wait === 0).length;
  expect(await passed()).toBe(60);
  time = 25_000;
  expect(await passed()).toBe(2);
  time = 10_000_000;
  expect(await passed()).toBe(60);
});
