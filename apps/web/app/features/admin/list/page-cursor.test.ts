import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./page-cursor.ts";

test("a cursor comes back from the address as it went", () => {
  const cursor = {
    createdAt: new Date("2026-01-05T10:00:00.123Z"),
    id: "7f1d3c50-0000-4000-8000-00000000abcd",
  };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([null, "", "x", "1_2", "1_7f1d3c50-0000-4000-8000-00000000abcd'", "9".repeat(20)])(
  "%j is the first page",
  (text) => {
    expect(readCursor(text)).toBeUndefined();
  },
);
