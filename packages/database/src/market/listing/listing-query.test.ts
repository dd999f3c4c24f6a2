import { describe, expect, test } from "vitest";
import {
  filterChoices,
  listingParts,
  readListingsAddress,
  shownPart,
  toAlertFilter,
  toListingFilter,
  writeListingsAddress,
  writeSearch,
} from "./listing-query.ts";

const read = (search: string) => readListingsAddress(new URLSearchParams(search));

describe("address of the list of receivables", () => {
  test.each([
    "",
    "?q=ben",
    "?q=ben&status=open&status=selling",
    "?status=all",
    "?status=open&status=running&risk=low&timeframe=le-30&return=both&tier=1&token=USDC&level=attested&kind=factoring&seller=ben-trading",
    "?sort=return&view=table&after=1250.42",
    "?sort=funded&after=10000.7",
  ])("%s is the one spelling of what it asks for", (search) => {
    const address = read(search);
    expect(writeListingsAddress(address)).toBe(search);
    expect(address.hasUnknown).toBe(false);
  });

  test.each([
    ["?status=settled,open", "?status=open&status=settled"],
    ["?status=open&status=open", "?status=open"],
    ["?q=&sort=newest&view=cards", ""],
    ["?q=%20ben%20", "?q=ben"],
    ["?q=Ru%CC%88hl%00", "?q=R%C3%BChl"],
    ["?status=open&status=selling", ""],
    ["?status=open&status=all", "?status=all"],
    ["?q=ben&status=all", "?q=ben"],
    ["?status=all&seller=ben-trading", "?seller=ben-trading"],
  ])("%s is read as %s", (given, canonical) => {
    const address = read(given);
    expect(address.hasUnknown).toBe(false);
    expect(writeListingsAddress(address)).toBe(canonical);
  });

  test.each([
    ["an unknown value", "?status=nothing&tier=2", "?tier=2"],
    ["an unknown name", "?colour=red", ""],
    ["an unknown order", "?sort=price", ""],
    ["a cursor that is none", "?after=abc", ""],
    ["a cursor of more digits than its order has", "?sort=funded&after=999999.1", "?sort=funded"],
    ["a seller's name that can't be one", "?seller=Ben%20Trading", ""],
    ["a token that can't be one", "?token=%27%3B--", ""],
  ])("%s is left out and reported", (_what, given, canonical) => {
    const address = read(given);
    expect(address.hasUnknown).toBe(true);
    expect(writeListingsAddress(address)).toBe(canonical);
  });

  test("a search of more than 100 characters is cut", () => {
    expect(read(`?q=${"a".repeat(500)}`).search).toHaveLength(100);
  });

  test("as a filter: names nothing that wasn't chosen", () => {
    expect(toListingFilter(read("?status=all&tier=2&tier=3&return=reward"))).toEqual({
      tier: [2, 3],
      returns: ["reward"],
      status: undefined,
      risk: undefined,
      seller: undefined,
      timeframe: undefined,
      byCalendar: true,
      token: undefined,
      level: undefined,
      kind: undefined,
      search: undefined,
    });
  });

  test.each([
    ["", listingParts["on-sale"]],
    ["?tier=2&view=table", listingParts["on-sale"]],
    ["?status=settled", ["settled"]],
    ["?status=all", undefined],
    ["?q=%2324", undefined],
    ["?seller=ben-trading", undefined],
    ["?seller=ben-trading&status=open&status=selling", listingParts["on-sale"]],
  ])("%s shows the statuses %j", (search, statuses) => {
    expect(toListingFilter(read(search)).status).toEqual(statuses);
  });

  test.each([
    ["", { name: "on-sale", isWhole: true }],
    ["?status=open", { name: "on-sale", isWhole: false }],
    ["?status=closing&status=running", { name: "running", isWhole: true }],
    ["?status=late&status=settled", null],
    ["?q=ben", { name: "all", isWhole: true }],
    // As earlier addresses have it, without defaults.
    ["?status=grace&status=late&status=overdue", { name: "past-due", isWhole: false }],
  ])("%s is the part %j of the list", (search, part) => {
    expect(shownPart(read(search))).toEqual(part);
  });

  test("each status but 'all' is in one part of the list", () => {
    const { all, ...parts } = listingParts;
    const statuses = [...Object.values(parts).flat(), ...all];
    expect(statuses.toSorted()).toEqual([...filterChoices.status].toSorted());
  });
});

describe("saved search", () => {
  test.each([
    ["", listingParts["on-sale"]],
    ["?q=ben", listingParts["on-sale"]],
    ["?status=all&tier=2", listingParts["on-sale"]],
    ["?status=open&status=settled", ["open"]],
    ["?status=running", null],
    ["?tier=none", null],
  ])("%s hears of the statuses %j", (search, statuses) => {
    expect(toAlertFilter(read(search))?.status ?? null).toEqual(statuses);
  });

  test("is stored without order, view and page", () => {
    expect(writeSearch(read("?risk=low&sort=return&view=table&after=1250.42"))).toBe("?risk=low");
  });
});
