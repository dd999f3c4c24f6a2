import { concatHex, type Hex, keccak256, stringToHex } from "viem";
import { expect, test } from "vitest";
import vectors from "../../../../vectors/fingerprints.json" with { type: "json" };
import { fingerprintOf } from "./invoice-fingerprint.ts";

test("invoice fingerprint: equals the golden table", async () => {
  for (const { canonical, scrypt, ...invoice } of vectors)
    expect(await fingerprintOf(invoice), canonical ?? "incomplete").toBe(
      scrypt === null
        ? null
        : keccak256(concatHex([stringToHex("tenora receivable 1"), scrypt as Hex])),
    );
}, 180_000);
