import { expect, test } from "vitest";
import { readPeriod } from "./read-period.ts";

const read = (query: string) => readPeriod(new URLSearchParams(query));

test("statement: its days are whole and in UTC, and either end may be open", () => {
  expect(read("from=2026-01-05&to=2026-01-05")).toEqual({
    from: Date.UTC(2026, 0, 5) / 1_000,
    to: Date.UTC(2026, 0, 6) / 1_000 - 1,
    name: "2026-01-05-to-2026-01-05",
  });
  expect(read("from=&to=")).toMatchObject({ from: 0, name: "all" });
  expect(read("to=2026-01-05")).toMatchObject({ from: 0, name: "open-to-2026-01-05" });
  expect(read("from=2026-01-05").to).toBeGreaterThan(Date.UTC(9999, 0, 1) / 1_000);
});

test.each(["from=2026-02-30", "to=5.1.2026", "from=2026-01-06&to=2026-01-05", "from=0"])(
  "statement: %s is no period",
  (query) => expect(() => read(query)).toThrow("INVALID_INPUT"),
);
