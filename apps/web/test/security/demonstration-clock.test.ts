import { inspectorFor } from "@tenora/documents/inspection/inspector";
import { readEInvoice } from "@tenora/e-invoice/read-e-invoice";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demonstrationHeader } from "../../../../e2e/support/marketplace/demonstration-cookie.ts";
import {
  type RunningMarketplace,
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { expectTruthWhileIndexStands } from "../clock/index-stands-still.ts";

// The clock and the sample invoice of a demonstration, for people at its machine only. A marketplace
// of its own: other tests need the chain's time to be ours.

const day = 86_400;
let started: StartedMarketplace;
let marketplace: RunningMarketplace;

beforeAll(async () => {
  started = await startMarketplaceProcess({ webProcesses: 1 });
  marketplace = started.running;
}, 300_000);
afterAll(() => started.stop());

interface Clock {
  readonly time: number;
  readonly nextDue: number | null;
}

const tool = (path: string) =>
  fetch(marketplace.url + path, { headers: demonstrationHeader(marketplace) });

const read = async () => (await (await tool("/dev/clock")).json()) as Clock;

const move = (to: unknown, headers: Record<string, string> = {}) =>
  fetch(`${marketplace.url}/dev/clock`, {
    method: "POST",
    headers: { origin: marketplace.url, ...demonstrationHeader(marketplace), ...headers },
    body: JSON.stringify({ move: to }),
  });

test("demonstration clock: moves by a day, by a week and to the day of the next due date, never back", async () => {
  const before = await read();
  const nextDay = (await (await move("day")).json()) as Clock;
  expect(nextDay.time - before.time).toBeGreaterThanOrEqual(day);
  expect(nextDay.time - before.time).toBeLessThan(day + 120);
  const nextWeek = (await (await move("week")).json()) as Clock;
  expect(nextWeek.time - nextDay.time).toBeGreaterThanOrEqual(7 * day);
  // The history of the demonstration has receivables that are still to fall due.
  const { nextDue } = nextWeek;
  if (nextDue === null) throw new Error("Nothing falls due");
  const due = (await (await move("due")).json()) as Clock;
  expect(due.time).toBeGreaterThanOrEqual(nextDue);
  expect(due.time).toBeLessThan(nextDue + 120);
  expect(due.time % day).toBeLessThan(120);
  expect(due.nextDue ?? Number.POSITIVE_INFINITY).toBeGreaterThan(due.time);
});

test.each([["back"], [-1], [null]])("demonstration clock: rejects the move %j", async (to) => {
  const before = await read();
  expect((await move(to)).status).toBe(400);
  expect((await read()).time - before.time).toBeLessThan(120);
});

test("demonstration clock: rejects a page of another origin", async () => {
  const before = await read();
  expect((await move("week", { origin: "https://evil.example" })).status).toBe(403);
  expect((await read()).time - before.time).toBeLessThan(120);
});

const sameBytes = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

test.each(["invoice", "certificate"])(
  "sample %s: is a PDF that an upload accepts, the same on one day",
  async (name) => {
    const download = async () => {
      const answer = await tool(`/dev/sample-${name}.pdf`);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      return new Uint8Array(await answer.arrayBuffer());
    };
    // Midnight may pass in between.
    await expect.poll(async () => sameBytes(await download(), await download())).toBe(true);
    const first = await download();
    const inspector = inspectorFor("pdf");
    await inspector.see(first);
    await expect(Promise.resolve(inspector.end())).resolves.toBeUndefined();
  },
);

test.each(["factur-x.pdf", "xml"])(
  "sample invoice as %s: is an e-invoice that we read",
  async (end) => {
    const name = end === "xml" ? ".xml" : `-${end}`;
    const answer = await tool(`/dev/sample-invoice${name}`);
    const reading = await readEInvoice(new Uint8Array(await answer.arrayBuffer()));
    expect(reading).toMatchObject({
      outcome: "read",
      invoice: { payable: 2_400_000n, currency: "USD", buyer: { country: "HK" } },
    });
  },
);

// Services are found in /proc.
describe.skipIf(process.platform !== "linux")("an index that stands still", () => {
  test("for an hour: pages, API and readiness say how old they are, and each mail comes once, afterwards", async () => {
    await expectTruthWhileIndexStands(marketplace, async () => {
      const { time } = (await (await move("due")).json()) as Clock;
      return time - (time % day);
    });
  });
});
