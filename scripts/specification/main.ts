// The last step of `npm test`: every sentence of the specification has a row, and every row a test that ran.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { checkRun, checkTable } from "./prove.ts";
import { readReports } from "./ran.ts";
import { readRows } from "./rows.ts";
import { split } from "./split.ts";

const root = resolve(import.meta.dirname, "../..");
const docs = (file: string) => readFileSync(resolve(root, "docs", file), "utf8");

const rows = readRows(docs("specification.md"));
const problems = [
  ...checkTable(split(docs("specification/source.txt")), rows),
  ...checkRun(rows, readReports(resolve(root, "test-results"), root)),
];
for (const problem of new Set(problems)) console.error(problem);
const proved = rows.filter(({ tests }) => tests.length > 0).length;
console.log(`${rows.length} rows, ${proved} of them held by tests that ran`);
process.exitCode = problems.length === 0 ? 0 : 1;
