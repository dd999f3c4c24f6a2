import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainIdHex, chainName, chainPresets, formatEtherDown } from "./chain-presets.ts";

describe("chainName", () => {
  test.each([
    [1, "Ethereum Mainnet"],
    [5, "Goerli Testnet"],
    [11155111, "Sepolia Testnet"],
    [137, "Polygon"],
    [80001, "Mumbai Testnet"],
    [17000, "Holesky Testnet"],
    [424242, "Chain ID: 424242"],
  ])("of %i is %s", (id, name) => {
    expect(chainName(id)).toBe(name);
  });

  test("returns the configured name for the marketplace's chain", () => {
    expect(chainName(8453)).toBe("Chain ID: 8453");
    expect(chainName(8453, chainPresets.base)).toBe("Base");
  });
});

test("chain id: 17000 is 0x4268 in wallet requests", () => {
  expect(chainIdHex(17000)).toBe("0x4268");
});

describe("formatEtherDown", () => {
  test.each([
    [0n, "0.0000"],
    [1n, "0.0000"],
    [99_999_999_999_999n, "0.0000"],
    [100_000_000_000_000n, "0.0001"],
    [1_999_999_999_999_999_999n, "1.9999"],
    [10_000n * 10n ** 18n, "10,000.0000"],
  ])("writes %i wei as %s", (wei, text) => {
    expect(formatEtherDown(wei)).toBe(text);
  });

  test("rounds down by less than a ten-thousandth", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (wei) => {
        const shown = BigInt(formatEtherDown(wei).replaceAll(/[.,]/g, "")) * 10n ** 14n;
        expect(shown).toBeLessThanOrEqual(wei);
        expect(wei - shown).toBeLessThan(10n ** 14n);
      }),
    );
  });
});
