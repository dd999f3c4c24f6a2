import { expect, test } from "vitest";
import { readPageCursor, writeCursor } from "./page-cursor.ts";

test("page cursor: reads back what was written", () => {
  const cursor = {
    createdAt: new Date("2026-01-05T10:00:00.123Z"),
    id: "7f1d3c50-0000-4000-8000-00000000abcd",
  };
  expect(readPageCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([null, "", "x", "1_2", "1_7f1d3c50-0000-4000-8000-00000000abcd'", "9".repeat(20)])(
  "page cursor: %j is not a cursor, so the first page is meant",
  (text) => {
    expect(readPageCursor(text)).toBeUndefined();
  },
);
