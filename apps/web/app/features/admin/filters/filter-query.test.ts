import { expect, test } from "vitest";
import { filterQueryOf } from "./filter-query.ts";

test.each([
  ["", ""],
  ["search=ada&status=pending&after=1_2", "status=pending&search=ada"],
  ["search=++&status=approved", "status=approved"],
  ["evil=1&search=%26x%3D1", "search=%26x%3D1"],
])("of %j a view keeps %j", (address, view) => {
  expect(filterQueryOf(new URLSearchParams(address))).toBe(view);
});
