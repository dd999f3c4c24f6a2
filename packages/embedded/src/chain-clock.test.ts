import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type EmbeddedChain, startAnvil } from "./anvil.ts";
import { callChain } from "./call-chain.ts";
import { intervalAfter } from "./chain-clock.ts";
import { startProcessGuard } from "./process/process-guard.ts";

const folder = mkdtempSync(join(tmpdir(), "tenora-clock-"));
const guard = startProcessGuard();
const day = 86_400;
let running: EmbeddedChain | null = null;

afterAll(async () => {
  await running?.stop();
  guard.release();
  rmSync(folder, { recursive: true, force: true });
});

const systemTime = () => Math.floor(Date.now() / 1000);

async function start(startsAt?: number): Promise<string> {
  const begins = startsAt === undefined ? {} : { startsAt };
  running = await startAnvil({ folder, chainId: 17_000, guard, ...begins });
  return running.rpcUrl;
}

async function timeOf(rpcUrl: string): Promise<number> {
  const block = await callChain(rpcUrl, "eth_getBlockByNumber", ["latest", false]);
  return Number((block as { timestamp: string }).timestamp);
}

test("chain clock: begins in the past, comes to now, and stays as far ahead as it was moved over a restart", async () => {
  const begin = systemTime() - 240 * day;
  const first = await start(begin);
  expect(await timeOf(first)).toBe(begin);
  await running?.keepClock();
  expect(await timeOf(first)).toBeGreaterThanOrEqual(systemTime() - 2);

  await callChain(first, "evm_increaseTime", [30 * day]);
  await callChain(first, "evm_mine", []);
  const moved = await timeOf(first);
  expect(moved).toBeGreaterThanOrEqual(systemTime() + 30 * day - 2);
  await running?.stop();

  const second = await start(begin);
  expect(running?.isNew).toBe(false);
  expect(await timeOf(second)).toBeGreaterThanOrEqual(moved);
  // Anvil alone would continue at the system's time, before its latest block.
  await callChain(second, "evm_mine", []);
  expect(await timeOf(second)).toBeGreaterThanOrEqual(systemTime() + 30 * day - 2);
  expect(await timeOf(second)).toBeLessThan(systemTime() + 30 * day + 60);
});

test.each([
  [0, 60],
  [600, 60],
  [3_000, 300],
  [86_400, 900],
])("chain clock: after %i quiet seconds a block comes every %i seconds", (quiet, interval) => {
  expect(intervalAfter(quiet)).toBe(interval);
});
