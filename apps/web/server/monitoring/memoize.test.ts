import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("memoize: concurrent calls and calls within the period share one result", async () => {
  let at = 0;
  let asked = 0;
  const look = memoize(
    async () => {
      asked += 1;
      return asked;
    },
    1_000,
    () => at,
  );
  expect(await Promise.all(Array.from({ length: 50 }, look))).toEqual(Array(50).fill(1));
  at = 999;
  expect(await look()).toBe(1);
  at = 1_000;
  expect(await Promise.all([look(), look()])).toEqual([2, 2]);
});

test("memoize: does not call again while a call is pending, however long it takes", async () => {
  let at = 0;
  const slow = Promise.withResolvers<string>();
  let asked = 0;
  const look = memoize(
    () => {
      asked += 1;
      return slow.promise;
    },
    1_000,
    () => at,
  );
  const first = look();
  at = 60_000;
  const second = look();
  slow.resolve("late");
  expect([await first, await second, asked]).toEqual(["late", "late", 1]);
});

test("memoize: does not cache a failure", async () => {
  let asked = 0;
  const look = memoize(
    async () => {
      asked += 1;
      if (asked === 1) throw new Error("away");
      return asked;
    },
    1_000,
    () => 0,
  );
  await expect(look()).rejects.toThrow("away");
  expect(await look()).toBe(2);
});
