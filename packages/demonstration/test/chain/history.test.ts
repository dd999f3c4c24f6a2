// The demonstration's past, made by real calls on a chain that begins 240 days ago.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployLocally } from "@tenora/chain/deployment/deploy-locally";
import { fingerprintOf } from "@tenora/chain/fingerprint/invoice-fingerprint";
import { financingQuery } from "@tenora/chain/read/financing";
import { listingsQuery } from "@tenora/chain/read/listings";
import { positionsQuery } from "@tenora/chain/read/money";
import { queryAll, queryTogether, readQuery } from "@tenora/chain/read/query";
import { startAnvil } from "@tenora/embedded/anvil";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import { createPublicClient, type Hex, http } from "viem";
import { beforeAll, expect, test } from "vitest";
import { historyStart } from "../../src/calendar/history-start.ts";
import { makeHistory } from "../../src/exchange/make-history.ts";
import { identityOf } from "../../src/people/businesses.ts";
import { fingerprints } from "../../src/receivables/fingerprints.ts";
import { receivables } from "../../src/receivables/receivables.ts";
import { waitingReceivables } from "../../src/receivables/sales.ts";

const day = 86_400;
const yesterday = Math.floor(Date.now() / 1000 / day - 1) * day;
// Due dates end with the day, so that a start near midnight is the hardest.
const [afterMidnight, beforeMidnight] = [yesterday + 300, yesterday + day - 300];
const papers: Hex = `0x${"11".repeat(32)}`;

/** Makes the history on a chain of its own and reads what became of it. */
async function makeOnce(end: number) {
  const dataFolder = mkdtempSync(join(tmpdir(), "tenora-history-"));
  const guard = startProcessGuard();
  const startsAt = historyStart(end);
  const chain = await startAnvil({ folder: null, chainId: 17_000, startsAt, guard });
  try {
    const { rpcUrl } = chain;
    const deployment = await deployLocally(rpcUrl, { dataFolder, withTestMoney: true });
    const { offered: made, waiting } = await makeHistory(rpcUrl, deployment, {
      end,
      papersOf: () => papers,
    });
    const publicClient = createPublicClient({ transport: http(rpcUrl), cacheTime: 0 });
    const { result, block } = await readQuery(
      publicClient,
      queryTogether({
        listings: listingsQuery(
          deployment,
          made.map(({ listing }) => listing),
        ),
        financings: queryAll(
          made.map(({ terms }) => financingQuery(deployment, terms.fingerprint)),
        ),
        positions: positionsQuery(deployment),
      }),
    );
    const first = await publicClient.getBlock({ blockNumber: 0n });
    return { deployment, made, waiting, block, first, ...result };
  } finally {
    await chain.stop();
    guard.release();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

let one: Awaited<ReturnType<typeof makeOnce>>;
let other: typeof one;

beforeAll(async () => {
  [one, other] = await Promise.all([makeOnce(afterMidnight), makeOnce(beforeMidnight)]);
}, 180_000);

test("demonstration history: has a receivable in every status, over 240 days up to now", () => {
  const statuses = new Set(one.listings.map((listing) => listing?.status));
  expect([...statuses].sort()).toEqual([
    "cancelled",
    "closing",
    "defaulted",
    "failed",
    "grace",
    "late",
    "open",
    "overdue",
    "running",
    "selling",
    "settled",
  ]);
  expect(Number(one.first.timestamp)).toBe(historyStart(afterMidnight));
  expect(Number(one.block.timestamp)).toBeGreaterThanOrEqual(afterMidnight);
  expect(Number(one.block.timestamp)).toBeLessThan(afterMidnight + 600);
  const has = (is: (listing: NonNullable<(typeof one.listings)[number]>) => boolean) =>
    one.listings.some((listing) => listing !== null && is(listing));
  expect(has(({ wasInDefault, status }) => wasInDefault && status === "settled")).toBe(true);
  expect(has(({ disputedByAttestor }) => disputedByAttestor)).toBe(true);
  expect(one.financings.map(({ financing }) => financing)).toContain("burned");
  expect(has(({ kind, reward }) => kind === "Community" && reward !== null)).toBe(true);
  expect(has(({ level }) => level === "Debtor-confirmed")).toBe(true);
});

test("demonstration history: the exchange holds exactly what it owes in each stablecoin", () => {
  expect(one.positions.length).toBe(2);
  for (const { balance, liabilities } of one.positions) {
    expect(balance).toBe(liabilities);
    expect(balance).toBeGreaterThan(0n);
  }
});

test("demonstration history: is bought and repaid in whole cents, so that its figures add up", () => {
  for (const listing of one.listings) {
    if (listing === null) throw new Error("no such listing");
    const { soldUnits, repayPerUnit, pricePerUnit } = listing;
    expect(soldUnits % 100n).toBe(0n);
    expect((soldUnits * repayPerUnit) % 10_000n).toBe(0n);
    expect((soldUnits * pricePerUnit) % 10_000n).toBe(0n);
  }
});

test("demonstration history: at any time of the day it has the same addresses, fingerprints and money", () => {
  expect(other.deployment).toEqual({ ...one.deployment, fromBlock: other.deployment.fromBlock });
  const kept = ({ listings }: typeof one) =>
    listings.map((listing) => [listing?.seller, listing?.soldUnits, listing?.status]);
  expect(kept(other)).toEqual(kept(one));
  expect(other.made.map(({ terms }) => terms.fingerprint)).toEqual(
    one.made.map(({ terms }) => terms.fingerprint),
  );
});

test("demonstration history: the stored fingerprints are those of the invoices", async () => {
  const all = [...receivables, ...waitingReceivables];
  expect(Object.keys(fingerprints).sort()).toEqual(all.map((r) => r.number).sort());
  expect(new Set(Object.values(fingerprints)).size).toBe(all.length);
  // Each takes half a second: every fifth, among them a campaign.
  for (const receivable of all.filter((_, index) => index % 5 === 2)) {
    expect(await fingerprintOf(identityOf(receivable)), receivable.number).toBe(
      fingerprints[receivable.number],
    );
  }
});
