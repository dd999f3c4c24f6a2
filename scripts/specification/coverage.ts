import { globSync, readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { ReportedTest } from "./reported-tests.ts";
import type { Sentence } from "./sentences.ts";
import { untested } from "./untested.ts";

/** A title with more ids than this proves none of them well. */
const maxIdsPerTitle = 5;

const testFiles = [
  "{apps,packages}/*/{app,server,src,test,script}/**/*.test.{ts,tsx}",
  "e2e/**/*.spec.ts",
];

/** A test file, and the sentences that its titles name. */
export interface TestFile {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly ids: readonly string[];
}

/** The ids that a title names, as in "a reload restores the wallet §4.3 §3.3". */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/§(\d+\.\d+)/g)].map((found) => found[1] ?? "");

/** Every test file of the repository whose titles name a sentence. */
export function readTestFiles(root: string): TestFile[] {
  return globSync(testFiles, { cwd: root })
    .map((file) => ({
      file: file.split(sep).join("/"),
      ids: [...new Set(idsIn(readFileSync(resolve(root, file), "utf8")))],
    }))
    .filter(({ ids }) => ids.length > 0)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** One error message for each sentence without a test, and each title with an unknown id. */
export function findGaps(sentences: readonly Sentence[], tests: readonly TestFile[]): string[] {
  const known = new Set(sentences.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...sentences
      .filter(({ id }) => !named.has(id) && !(id in untested))
      .map(({ id, text }) => `§${id} has no test: ${text}`),
    ...tests.flatMap(({ file, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `§${id} in ${file} is no sentence`),
    ),
    ...Object.keys(untested)
      .filter((id) => named.has(id) || !known.has(id))
      .map((id) => `§${id} is listed as untested, but has a test or does not exist`),
  ];
}

/** One error message for each sentence that a test file names and the last run did not prove. */
export function findUnproven(
  tests: readonly TestFile[],
  reported: readonly ReportedTest[],
): string[] {
  const titles = reported.map((test) => ({ ...test, ids: idsIn(test.title) }));
  return [
    ...tests.flatMap(({ file, ids }) =>
      ids.flatMap((id) => {
        const own = titles.filter((test) => test.file === file && test.ids.includes(id));
        if (own.length === 0) return [`§${id}: no test of ${file} ran`];
        return own.every(({ passed }) => passed) ? [] : [`§${id}: a test of ${file} failed`];
      }),
    ),
    ...titles
      .filter(({ ids }) => ids.length > maxIdsPerTitle)
      .map(({ title }) => `more than ${maxIdsPerTitle} sentences in one title: ${title}`),
  ];
}
