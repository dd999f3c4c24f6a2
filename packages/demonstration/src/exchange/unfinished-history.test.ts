import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { discardUnfinishedHistory, markWhileMaking } from "./unfinished-history.ts";

let folder = "";
const file = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-history-"));
  for (const name of ["state.json", "state.last-good.json", "clock.json"])
    writeFileSync(file(name), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The chain writes its state some seconds after each change. */
function writeStateIn(seconds: number): void {
  const at = new Date(Date.now() + seconds * 1000);
  utimesSync(file("state.json"), at, at);
}

test("demonstration history: a chain that holds all of it is kept", async () => {
  await markWhileMaking(folder, async () => {});
  writeStateIn(5);
  discardUnfinishedHistory(folder);
  expect(existsSync(file("state.json"))).toBe(true);
  // A later crash loses no more than the last seconds, as on any chain.
  writeStateIn(-3_600);
  discardUnfinishedHistory(folder);
  expect(existsSync(file("state.json"))).toBe(true);
});

test("demonstration history: a chain whose history was interrupted is discarded, once", async () => {
  const interrupted = markWhileMaking(folder, () => Promise.reject(new Error("killed")));
  await expect(interrupted).rejects.toThrow("killed");
  writeStateIn(5);
  discardUnfinishedHistory(folder);
  for (const name of ["state.json", "state.last-good.json", "clock.json"])
    expect(existsSync(file(name)), name).toBe(false);
  writeFileSync(file("state.json"), "{}");
  discardUnfinishedHistory(folder);
  expect(existsSync(file("state.json"))).toBe(true);
});

test("demonstration history: a chain whose last written state is older than the history is discarded", async () => {
  await markWhileMaking(folder, async () => {});
  writeStateIn(-5);
  discardUnfinishedHistory(folder);
  expect(existsSync(file("state.json"))).toBe(false);
});

test("demonstration history: a chain without one is left alone", () => {
  discardUnfinishedHistory(folder);
  expect(existsSync(file("state.json"))).toBe(true);
});
