import { describe, expect, test } from "vitest";
import { decryptText, encryptText } from "./text-encryption.ts";

const key = "a data key of at least 32 characters";
const cy = `0x${"c1".repeat(20)}`;

describe("text encryption", () => {
  test.each(["S1234567D", "", "香港 ✓", "x".repeat(3_000)])("opens again: %j", (text) => {
    expect(decryptText(key, cy.toUpperCase(), encryptText(key, cy, text))).toBe(text);
  });

  test("shows nothing of itself, and looks different each time", () => {
    const [first, second] = [encryptText(key, cy, "S1234567D"), encryptText(key, cy, "S1234567D")];
    expect(Buffer.from(first).toString("latin1")).not.toContain("S1234567D");
    expect(first).not.toEqual(second);
    expect(first[0]).toBe(1);
    expect(first).toHaveLength(1 + 12 + 16 + 9);
  });

  test("decrypts with any key of the ring and encrypts with the first", () => {
    const ring = ["a new data key of 32 characters !!", key];
    expect(decryptText(ring, cy, encryptText(key, cy, "S1234567D"))).toBe("S1234567D");
    const again = encryptText(ring, cy, "S1234567D");
    expect(decryptText(ring[0] ?? "", cy, again)).toBe("S1234567D");
    expect(() => decryptText(key, cy, again)).toThrow();
    expect(() => decryptText([], cy, again)).toThrow();
  });

  test("opens with no other key and for no other owner", () => {
    const encrypted = encryptText(key, cy, "S1234567D");
    expect(() => decryptText(`${key}!`, cy, encrypted)).toThrow();
    expect(() => decryptText(key, cy.replace("1", "2"), encrypted)).toThrow();
  });

  test("opens no more when any byte was changed, or some are missing", () => {
    const encrypted = encryptText(key, cy, "S1234567D");
    for (const [at, byte] of encrypted.entries()) {
      const changed = Uint8Array.from(encrypted).fill(byte ^ 1, at, at + 1);
      expect(() => decryptText(key, cy, changed), `byte ${at}`).toThrow();
    }
    for (const length of [0, 1, 13, 28, encrypted.length - 1]) {
      expect(() => decryptText(key, cy, encrypted.subarray(0, length)), `${length}`).toThrow();
    }
  });
});
