import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

interface Suite {
  readonly path: string;
  readonly contract: string;
  readonly hasSetUp: boolean;
  readonly calls: readonly string[];
  /** How many have no parameters, which are green whatever happens. */
  readonly count: number;
}

/** Suites that are about a source: asked first about its mutants, since they kill most of them. */
const subjects: Readonly<Record<string, RegExp>> = {
  DisplayTest: /NoteDescriptor/,
  GateAndTokenEventsTest: /gates|tokens|RewardNFT/,
  GatesTest: /gates/,
  LensTest: /ExchangeLens|ListingLedger/,
  ListTest: /TermsRules|TermsStore|ListingRules|Signed\.|Listings/,
  OddTokensTest: /TokenTransfers/,
  PictureTest: /NoteDescriptor/,
  RegistryEventsTest: /ExchangeRegistry/,
  RegistryTest: /ExchangeRegistry/,
  ResaleTest: /Resale|NoteData|ExchangeBase/,
  SaleTest: /Sales|ListingRules|PricingMath|SignedPayments|ReceivableExchange|Listings|Transitions/,
  SettlementTest:
    /Settlements|ReceivableExchange|LateFee|Waterfall|LedgerSlot|Transitions|RewardNFT/,
  SignedMessagesTest: /Digests|gates|ExchangeLens|SignedPayments/,
  TokensTest: /tokens/,
  VectorsTest: /Math/,
};

/** How often a property is tried, each time with other words. */
const tries = 4;

/** The suites below test/unit and test/integration of `folder`; those with most tests kill most, so first. */
export function findSuites(folder: string): Suite[] {
  const suites = ["unit", "integration"].flatMap((kind) =>
    readdirSync(resolve(folder, "test", kind))
      .filter((name) => name.endsWith(".t.sol"))
      .flatMap((name) => readSuite(folder, `test/${kind}/${name}`)),
  );
  const rank = ({ contract, calls }: Suite) => (contract === "PropertiesTest" ? 0 : calls.length);
  return suites.sort((a, b) => rank(b) - rank(a) || a.path.localeCompare(b.path));
}

function readSuite(folder: string, path: string): Suite[] {
  const source = readFileSync(resolve(folder, path), "utf8");
  const contract = /^contract (\w+Test) is ([\w, ]+)/m.exec(source);
  if (!contract?.[1]) return [];
  const tests = [...source.matchAll(/function (test\w+)\(([^)]*)\)/g)];
  const calls = tests.flatMap(([, name, parameters]) => {
    const words = parameters?.trim() ? parameters.split(",").length : 0;
    return Array.from({ length: words ? tries : 1 }, (_, n) => callOf(`${name}`, words, n));
  });
  const count = tests.filter(([, , parameters]) => !parameters?.trim()).length;
  return [{ path, contract: contract[1], hasSetUp: contract[2]?.trim() !== "Test", calls, count }];
}

function callOf(name: string, words: number, n: number): string {
  const values = Array.from(
    { length: words },
    (_, at) => `uint256(keccak256("${n} ${at}")) >> ${(n * 64) % 256}`,
  );
  return `abi.encodePacked(this.${[`${name}.selector`, ...values].join(", ")})`;
}

export function isAbout(contract: string, source: string): boolean {
  return subjects[contract]?.test(source) ?? false;
}

/** A contract for each suite that runs it on mutants. */
export function renderLoops(suites: readonly Suite[]): string {
  const head = [
    "// SPDX-License-Identifier: MIT",
    "pragma solidity 0.8.37;",
    'import {MutantLoop} from "test/MutantLoop.sol";',
    ...suites.map(({ path, contract }) => `import {${contract}} from "${path}";`),
  ];
  return [...head, ...suites.map(renderLoop)].join("\n");
}

function renderLoop({ contract, hasSetUp, calls }: Suite): string {
  const lines = calls.map((call, n) => `        calls[${n}] = ${call};`);
  return [
    `contract ${contract}Loop is ${contract}, MutantLoop {`,
    "    function test_Mutants() external {",
    `        bytes[] memory calls = new bytes[](${calls.length});`,
    ...lines,
    `        _judgeAll(${hasSetUp}, calls);`,
    "    }",
    "}",
  ].join("\n");
}
