import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { externalFunctions, parseTrees, testNames } from "./find-tree-gaps.ts";

const here = resolve(import.meta.dirname, "..");

/** The files below a folder with this ending, as their full paths. */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(resolve(here, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => resolve(entry.parentPath, entry.name));
}

const read = (file: string) => readFileSync(file, "utf8");
const trees = filesBelow("test", ".tree").flatMap((file) => parseTrees(read(file)));
const tests = new Set(filesBelow("test", ".t.sol").flatMap((file) => testNames(read(file))));

test("trees: every external function of every contract has a root of its own", () => {
  // The exchange is written in parts; to its callers it is one contract.
  const functions = ["src/exchange", "src/gates", "src/tokens"]
    .flatMap((folder) => filesBelow(folder, ".sol"))
    .concat(filesBelow("src", ".sol").filter((file) => dirname(file) === resolve(here, "src")))
    .flatMap((file) => {
      const found = externalFunctions(read(file));
      return dirname(file) === resolve(here, "src/exchange")
        ? found.map((name) => name.replace(/^\w+/, "ReceivableExchange"))
        : found;
    });
  const roots = trees.map(({ root }) => root);
  expect(functions.length).toBeGreaterThan(80);
  expect(functions.filter((name) => !roots.includes(name))).toEqual([]);
  expect(roots.filter((root, at) => roots.indexOf(root) !== at)).toEqual([]);
});

test("trees: every leaf names a test that exists", () => {
  const empty = trees.filter(({ leaves }) => leaves.length === 0).map(({ root }) => root);
  expect(empty).toEqual([]);
  const untested = trees.flatMap(({ root, leaves }) =>
    leaves.filter(({ test }) => !test || !tests.has(test)).map(({ text }) => `${root}: ${text}`),
  );
  expect(untested).toEqual([]);
});

test("trees: every test of a file with a tree stands in a tree", () => {
  const named = new Set(trees.flatMap(({ leaves }) => leaves.map(({ test }) => test)));
  const missing = filesBelow("test/unit", ".t.sol")
    .filter((file) => existsSync(file.replace(/\.t\.sol$/, ".tree")))
    .flatMap((file) => testNames(read(file)))
    .filter((name) => !named.has(name));
  expect(missing).toEqual([]);
});

test("trees: a leaf is what should happen, with its test; a root is a function", () => {
  const [first, second] = parseTrees(`Shop::buy
├── given it is closed
│   └── it should revert with Shop_Closed [test_RevertGiven_ItIsClosed]
└── it should sell

Shop::close
└── it should close [test_Closes]
`);
  expect(first).toEqual({
    root: "Shop::buy",
    leaves: [
      {
        text: "it should revert with Shop_Closed [test_RevertGiven_ItIsClosed]",
        test: "test_RevertGiven_ItIsClosed",
      },
      { text: "it should sell", test: null },
    ],
  });
  expect(second?.root).toBe("Shop::close");
});

test("trees: external functions are those that are callable from outside", () => {
  const source = `contract Shop {
    function buy(
        uint256 units
    ) external returns (uint256) {
    }
    function price() public view returns (uint256) {}
    function _take(uint256 a) internal {}
}`;
  expect(externalFunctions(source)).toEqual(["Shop::buy", "Shop::price"]);
  expect(externalFunctions("library Rules {\n    function of() external {}\n}")).toEqual([]);
});
