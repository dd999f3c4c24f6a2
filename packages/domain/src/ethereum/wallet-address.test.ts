import fc from "fast-check";
import { expect, test } from "vitest";
import { shortenAddress } from "./shorten-address.ts";
import { parseWalletAddress } from "./wallet-address.ts";

const hexDigit = fc.constantFrom(..."0123456789abcdefABCDEF");
const address = fc
  .array(hexDigit, { minLength: 40, maxLength: 40 })
  .map((digits) => `0x${digits.join("")}`);

test("wallet address: is the same in any capitals", () => {
  fc.assert(
    fc.property(address, (text) => {
      expect(parseWalletAddress(text)).toBe(text.toLowerCase());
      expect(parseWalletAddress(text.toUpperCase().replace("0X", "0x"))).toBe(text.toLowerCase());
    }),
  );
});

test.each([
  "",
  "0x",
  "ada.eth",
  `0x${"a".repeat(39)}`,
  `0x${"a".repeat(41)}`,
  `0x${"g".repeat(40)}`,
])("%j is no address", (text) => {
  expect(parseWalletAddress(text)).toBeNull();
});

test("wallet address: is shortened to six characters and four", () => {
  expect(shortenAddress("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")).toBe("0xf39F...2266");
  expect(shortenAddress("")).toBe("");
});
