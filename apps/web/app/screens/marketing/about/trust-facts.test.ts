import type { PublicConfig } from "@tenora/configuration/public-config";
import type { Operator } from "@tenora/configuration/web-settings";
import { expect, test } from "vitest";
import { trustFacts } from "./trust-facts.server.ts";

const nobody: Operator = {
  company: null,
  jurisdiction: null,
  address: null,
  email: null,
  securityEmail: null,
};

function config({ demo = false, genesisHash }: { demo?: boolean; genesisHash?: string }) {
  return {
    chain: {
      name: "Base",
      explorerUrl: "https://basescan.org",
      ...(genesisHash && { genesisHash }),
    },
    contracts: { exchange: "0xE1", lens: "0x1e" },
    stablecoins: [{ symbol: "USDC", address: "0xC0", decimals: 6 }],
    features: { demo },
  } as unknown as PublicConfig;
}

const facts = (options: Parameters<typeof config>[0]) =>
  trustFacts({
    operator: nobody,
    takesMessages: false,
    secondReviewerFrom: null,
    publicConfig: config(options),
  });

test("about: lists the deployed contracts and the stablecoins, each with its explorer page", () => {
  const { contracts, chainName } = facts({});
  expect(chainName).toBe("Base");
  expect(contracts.map(({ name, link }) => [name, link])).toEqual([
    ["Exchange", "https://basescan.org/address/0xE1"],
    ["Lens", "https://basescan.org/address/0x1e"],
    ["USDC", "https://basescan.org/address/0xC0"],
  ]);
});

test.each([{ demo: true }, { genesisHash: "0x12" }])(
  "about: links no explorer for a chain of our own (%j)",
  (options) => {
    expect(facts(options).contracts.map(({ link }) => link)).toEqual([null, null, null]);
  },
);

test("about: a demo's coins are said to be worth nothing", () => {
  expect(facts({ demo: true }).contracts.at(-1)?.purpose).toContain("without any value");
});
