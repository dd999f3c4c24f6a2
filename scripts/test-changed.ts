// npm run test:changed [-- <commit>]: types, lint and the tests that a change touches. Without a
// commit the change is everything since this branch began, committed or not.
import { globSync, readFileSync } from "node:fs";
import { baseOfBranch, changedFiles } from "./changed/changed-files.ts";
import { touchedTests } from "./changed/touched-tests.ts";
import { runSteps } from "./run-steps.ts";
import { contracts, journeys, lint, types, vitest } from "./steps.ts";

const base = process.argv[2] ?? baseOfBranch();
const changed = changedFiles(base);
const files = globSync("{e2e,apps/*/test,packages/testing/src}/**/*.ts");
const tests = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const touched = touchedTests(changed, tests);
const any = (pattern: RegExp) => changed.some((file) => pattern.test(file));
// The worker's tests and the packages' run by their imports.
const server = touched.server.filter((file) => /^apps\/web\//.test(file));
const supervisor = touched.server.filter((file) => /^apps\/supervisor\//.test(file));
const byImport = ["--changed", base, "--passWithNoTests"];

console.log(`${changed.length} files changed since ${base.slice(0, 12)}`);
await runSteps([
  types,
  lint,
  vitest("Unit tests that import them", ["unit", "component"], byImport),
  // Migrations are read from the folder, not imported.
  any(/^packages\/database\/migrations\//)
    ? vitest("Database tests", ["database"])
    : vitest("Database tests that import them", ["database"], byImport),
  vitest("Chain tests that import them", ["chain"], byImport),
  // Ponder reads the indexer's files itself, so nothing imports them.
  ...(any(/^(apps\/indexer|packages\/contracts)\//) ? [vitest("Indexer tests", ["indexer"])] : []),
  ...(any(/^packages\/contracts\//) ? [contracts] : []),
  ...(server.length > 0 ? [vitest("Server tests of what changed", ["server"], server)] : []),
  ...(supervisor.length > 0
    ? [vitest("Supervisor tests of what changed", ["supervisor"], supervisor)]
    : []),
  ...(touched.journeys.length > 0 ? [journeys(touched.journeys)] : []),
]);
