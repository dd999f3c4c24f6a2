import { afterEach, expect, test, vi } from "vitest";
import { checkStatus, isTimeout, longestCheckMs, retryCheck } from "./status-check.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("status check: ends after its time limit, cancels the request and isn't repeated", async () => {
  vi.useFakeTimers();
  let sent: AbortSignal | undefined;
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    sent = init.signal ?? undefined;
    return new Promise(() => {});
  });
  const failure = checkStatus("/status", new AbortController().signal).catch((error) => error);
  await vi.advanceTimersByTimeAsync(longestCheckMs - 1);
  expect(sent?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const error = await failure;
  expect(isTimeout(error)).toBe(true);
  expect(sent?.aborted).toBe(true);
  expect(retryCheck(0, error)).toBe(false);
});

test("status check: a failure within the limit is repeated once", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  const error = await checkStatus("/status", new AbortController().signal).catch((one) => one);
  expect(isTimeout(error)).toBe(false);
  expect([retryCheck(0, error), retryCheck(1, error)]).toEqual([true, false]);
});
