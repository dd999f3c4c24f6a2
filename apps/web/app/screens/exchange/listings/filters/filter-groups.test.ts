import type { ListingCounts } from "@tenora/database/market/listing/count-listings";
import { readListingsAddress } from "@tenora/database/market/listing/listing-query";
import { expect, test } from "vitest";
import { filterGroups } from "./filter-groups.server.ts";

const counts = {
  status: { open: 4, selling: 3, running: 6, late: 2, settled: 14 },
  returns: {},
  timeframe: {},
  tier: {},
  risk: {},
  level: {},
  kind: {},
  seller: {},
  token: {},
} as unknown as ListingCounts;

const statusesOf = (search: string) =>
  filterGroups(counts, readListingsAddress(new URLSearchParams(search)), [])
    .find(({ name }) => name === "status")
    ?.choices.map(({ value }) => value);

test.each([
  ["", undefined],
  ["?status=all", undefined],
  // The tab "On sale" has nothing that is late or settled.
  ["?status=open", ["open", "selling"]],
  ["?status=late", ["late"]],
  // A mixture is chosen from all, in the tab "All".
  ["?status=late&status=settled", ["open", "selling", "running", "late", "settled"]],
])("filters: of %s the statuses are those of its tab", (search, statuses) => {
  expect(statusesOf(search)).toEqual(statuses);
});
