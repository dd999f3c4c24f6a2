import { hashTypedData } from "viem";
import { expect, test } from "vitest";
import { typedDataText } from "./chain-client.ts";

test("typed data for a wallet: what it parses has the digest that the contract checks", () => {
  const typedData = {
    domain: {
      name: "USD Coin",
      version: "2",
      chainId: 17_000,
      verifyingContract: `0x${"c1".repeat(20)}`,
    },
    types: { Payment: [{ name: "value", type: "uint256" }] },
    primaryType: "Payment",
    message: { value: 950_000_000n },
  } as const;
  const { domain, types, primaryType, message } = JSON.parse(typedDataText(typedData));
  expect(domain).toEqual(typedData.domain);
  expect(types.EIP712Domain).toHaveLength(4);
  expect(hashTypedData({ domain, types, primaryType, message })).toBe(hashTypedData(typedData));
});
