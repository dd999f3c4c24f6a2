// The last step of `npm test`: every sentence of the specification has a test that ran and passed.
// With --write: writes docs/specification.md from the test titles instead.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { findGaps, findUnproven, readTestFiles } from "./coverage.ts";
import { renderDocument } from "./render-document.ts";
import { readReports } from "./reported-tests.ts";
import { splitSentences } from "./sentences.ts";

const root = resolve(import.meta.dirname, "../..");
const document = resolve(root, "docs/specification.md");
const source = readFileSync(resolve(root, "docs/specification/source.txt"), "utf8");
const sentences = splitSentences(source);
const tests = readTestFiles(root);

if (process.argv.includes("--write")) {
  writeFileSync(document, renderDocument(sentences, tests));
} else {
  const problems = [
    ...findGaps(sentences, tests),
    ...findUnproven(tests, readReports(resolve(root, "test-results"), root)),
  ];
  for (const problem of new Set(problems)) console.error(problem);
  console.log(`${sentences.length} sentences, named in the titles of ${tests.length} test files`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
