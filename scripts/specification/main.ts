// The last step of `npm test`: every sentence of the specification has a test that ran and passed.
// With --print (`npm run specification`): prints each sentence and the files of its tests instead.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findGaps, findUnproven, readTestFiles } from "./coverage.ts";
import { readReports } from "./reported-tests.ts";
import { splitSentences } from "./sentences.ts";
import { untested } from "./untested.ts";

const root = resolve(import.meta.dirname, "../..");
const sentences = splitSentences(readFileSync(resolve(root, "docs/specification.txt"), "utf8"));
const tests = readTestFiles(root);

if (process.argv.includes("--print")) {
  for (const { id, text } of sentences) {
    const files = tests.filter(({ ids }) => ids.includes(id)).map(({ file }) => file);
    const proof = files.length > 0 ? files : [`no test: ${untested[id] ?? "missing"}`];
    console.log([`§${id} ${text}`, ...proof].join("\n    "));
  }
} else {
  const problems = [
    ...findGaps(sentences, tests),
    ...findUnproven(tests, readReports(resolve(root, "test-results"), root)),
  ];
  for (const problem of new Set(problems)) console.error(problem);
  console.log(`${sentences.length} sentences, named in the titles of ${tests.length} test files`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
