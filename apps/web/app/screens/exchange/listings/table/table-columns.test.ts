import { readListingsAddress } from "@tenora/database/market/listing/listing-query";
import { expect, test } from "vitest";
import { tableColumns } from "./table-columns.server.ts";

const columnsOf = (query: string) =>
  tableColumns(readListingsAddress(new URLSearchParams(query))).filter(({ to }) => to !== null);

test("table columns: each order is an address of the same filters, without the page", () => {
  expect(columnsOf("risk=low&view=table&after=7.7")).toEqual([
    { name: "Yearly return", to: "/exchange?risk=low&sort=return&view=table" },
    { name: "Due", to: "/exchange?risk=low&sort=soonest&view=table" },
    { name: "Sold / owed", to: "/exchange?risk=low&sort=funded&view=table" },
  ]);
});

test("table columns: the present order is told, and its column leads back to the first", () => {
  const [yearly, due] = columnsOf("sort=soonest&view=table");
  expect(due).toEqual({ name: "Due", to: "/exchange?view=table", order: "ascending" });
  expect(yearly?.order).toBeUndefined();
  expect(columnsOf("sort=return")[0]?.order).toBe("descending");
});

test("table columns: the last leads to an order only where all of it is shares funded", () => {
  const namesOf = (query: string) => columnsOf(query).map(({ name }) => name);
  const without = ["Yearly return", "Due"];
  for (const query of ["status=all", "status=late&sort=funded", "status=open&status=late"])
    expect(namesOf(query)).toEqual(without);
  expect(namesOf("status=selling")).toEqual([...without, "Sold / owed"]);
  expect(columnsOf("sort=funded").at(-1)?.order).toBe("descending");
});
