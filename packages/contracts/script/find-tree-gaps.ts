/** A branch of a `.tree` file that ends in what should happen, and the test that shows it. */
interface Leaf {
  readonly text: string;
  readonly test: string | null;
}

/** One function of a contract, as `Contract::function`, and everything that should happen in it. */
export interface Tree {
  readonly root: string;
  readonly leaves: readonly Leaf[];
}

/** Reads the trees of a file: each begins in the first column, a leaf says "it should …". */
export function parseTrees(text: string): Tree[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [root = "", ...branches] = block.split("\n");
      const leaves = branches.filter((branch) => branch.includes("it should")).map(parseLeaf);
      return { root: root.trim(), leaves };
    });
}

function parseLeaf(branch: string): Leaf {
  const text = branch.replace(/^[│├└─\s]+/, "");
  return { text, test: /\[(test\w+)\]$/.exec(text)?.[1] ?? null };
}

/** Everything that can be called on a contract of this source, as `Contract::function`. */
export function externalFunctions(source: string): string[] {
  const contract = /^(?:abstract )?contract (\w+)/m.exec(source)?.[1];
  if (!contract) return [];
  return [...source.matchAll(/^ {4}function (\w+)\([^{;]*?\b(?:external|public)\b/gm)].map(
    (match) => `${contract}::${match[1]}`,
  );
}

/** Names of the tests of a source. */
export function testNames(source: string): string[] {
  return [...source.matchAll(/^ {4}function (test\w+)\(/gm)].map((match) => match[1] ?? "");
}
