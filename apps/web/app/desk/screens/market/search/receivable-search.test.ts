import { expect, test } from "vitest";
import { readReceivableSearch } from "./receivable-search.ts";

test.each([
  ["42", "42"],
  [" #42 ", "42"],
  ["# 0042", "42"],
  [`0x${"Ab".repeat(20)}`, `0x${"Ab".repeat(20)}`],
])("receivable search: %j is looked for as %j, which is no name", (query, text) => {
  expect(readReceivableSearch(query)).toEqual({ text, isName: false });
});

test.each([
  ["Kallang Precision", "Kallang Precision"],
  ["3M", "3M"],
  ["Ru\u0308hl\uD800", "R\u00FChl"],
])("receivable search: %j is a name", (query, text) => {
  expect(readReceivableSearch(query)).toEqual({ text, isName: true });
});

test.each([null, "", "  "])("receivable search: %j looks for nothing", (query) => {
  expect(readReceivableSearch(query)).toBeNull();
});

test.each([
  ["0x12", /whole wallet address/],
  [`0x${"g".repeat(40)}`, /whole wallet address/],
  ["#x", /digits only/],
  ["#", /digits only/],
  ["0", /from 1/],
  ["1234567890", /that long/],
  ["k", /two letters/],
  ["k".repeat(101), /at most 100/],
])("receivable search: %j is answered with a sentence", (query, words) => {
  expect(readReceivableSearch(query)).toEqual({ problem: expect.stringMatching(words) });
});
