import { concatHex, type Hex, keccak256, stringToHex } from "viem";
import { expect, test } from "vitest";
import vectors from "../../../../vectors/fingerprints.json" with { type: "json" };
import { computeFingerprint } from "./compute-fingerprint.ts";
import { fingerprintOf } from "./invoice-fingerprint.ts";
import { javascriptScrypt } from "./javascript-scrypt.ts";

/** Spellings of one invoice differ in their canonical text only when something is wrong with that. */
const distinct = [...new Map(vectors.map((row) => [row.canonical, row])).values()];
const expected = (key: string | null) =>
  key === null ? null : keccak256(concatHex([stringToHex("tenora receivable 1"), key as Hex]));

test("invoice fingerprint: Node's scrypt gives the golden table", async () => {
  expect(distinct.length).toBeGreaterThan(6);
  for (const { canonical, scrypt, ...invoice } of distinct)
    expect(await fingerprintOf(invoice), canonical ?? "none").toBe(expected(scrypt));
});

test("invoice fingerprint: the browser's scrypt gives the golden table and reports its progress", async () => {
  const [row] = distinct;
  const parts: number[] = [];
  const scrypt = javascriptScrypt((part) => parts.push(part));
  expect(await computeFingerprint(row!, scrypt)).toBe(expected(row!.scrypt));
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});

test("invoice fingerprint: an identity without canonical form costs no computation", async () => {
  const never = () => {
    throw new Error("scrypt was called");
  };
  const invoice = {
    seller: { registryNumber: "201912345A", country: "SGP" },
    debtor: { registryNumber: "0987654", country: "HK" },
    invoiceNumber: "INV-0001",
  };
  expect(await computeFingerprint(invoice, never)).toBeNull();
});
