// npm run bench -- <id>: prints the figures of one goal, writes them into docs/figures.md, and fails when
// it is missed. Some goals have a bench (bench/<kind>/<id>-….ts), some have tests with their id as the
// tag, some have both.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Bench, figure, type MeasuredFigure } from "../bench/support/figure.ts";
import { taggedGoals } from "../bench/tagged-goals.ts";
import { machineNow, replaceRows } from "./reports/figures-table.ts";
import { failedIn, skippedIn, type VitestReport } from "./reports/vitest-report.ts";
import { program } from "./steps.ts";

const root = resolve(import.meta.dirname, "..");
const find = (pattern: string) => globSync(pattern, { cwd: root });
const idOf = (file: string) => basename(file).split("-")[0]?.toUpperCase() ?? "";

const wanted = process.argv[2]?.toUpperCase() ?? "";
const benches = find("bench/{performance,resilience,security}/*.ts");
const bench = benches.find((file) => idOf(file) === wanted);
const tag = taggedGoals.find(({ name }) => name === wanted);
if (bench === undefined && tag === undefined) {
  const ids = new Set([...benches.map(idOf), ...taggedGoals.map(({ name }) => name)]);
  console.error(`Usage: npm run bench -- <id>, one of ${[...ids].sort().join(", ")}`);
  process.exit(1);
}

const title =
  tag?.description ??
  basename(bench ?? "", ".ts")
    .split("-")
    .slice(1)
    .join(" ");
console.log(`${wanted}: ${title}`);
const began = performance.now();
const figures = [
  ...(tag === undefined ? [] : runTaggedTests(tag)),
  ...(bench === undefined ? [] : await runBench(bench)),
];
for (const line of linesOf(figures)) console.log(line);
await writeDown(figures);
const missed = figures.filter(({ holds }) => !holds).length;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(missed === 0 ? `  holds (${seconds} s)` : `  ${missed} missed (${seconds} s)`);
process.exit(missed === 0 ? 0 : 1);

async function runBench(file: string): Promise<MeasuredFigure[]> {
  const { run } = (await import(pathToFileURL(resolve(root, file)).href)) as { run: Bench };
  return run();
}

/** How many of the goal's tests pass, and the figures that they recorded. */
function runTaggedTests({ name: id, description }: (typeof taggedGoals)[number]): MeasuredFigure[] {
  const folder = mkdtempSync(join(tmpdir(), "tenora-bench-"));
  const report = join(folder, "report.json");
  // Naming the files spares Vitest the others' set-up: a whole marketplace for the server tests.
  const isTagged = new RegExp(`(?:@module-tag |tags: ")${id}\\b`);
  const files = find("{apps,packages}/*/{app,server,src,test}/**/*.test.{ts,tsx}").filter((file) =>
    isTagged.test(readFileSync(resolve(root, file), "utf8")),
  );
  const vitest = resolve(root, "node_modules/vitest/vitest.mjs");
  const options = ["run", `--tags-filter=${id}`, "--reporter=json", `--outputFile=${report}`];
  spawnSync(process.execPath, [vitest, ...options, ...files], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const result = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  rmSync(folder, { recursive: true });
  for (const failure of failedIn(result)) console.log(`  failed: ${failure}`);
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  // Tests without the tag, in files that have some with it, are reported as skipped.
  const all = tests.length - skippedIn(result).length;
  return [
    figure(
      `${description}: tests that pass`,
      `${passed} of ${all}`,
      "all",
      passed === all && all > 0,
    ),
    ...tests.flatMap(({ meta }) => meta?.figures ?? []),
  ];
}

async function writeDown(figures: readonly MeasuredFigure[]): Promise<void> {
  const file = resolve(root, "docs/figures.md");
  const document = readFileSync(file, "utf8");
  writeFileSync(file, replaceRows(document, wanted, figures, machineNow(new Date())));
  await program("biome", ["format", "--write", "--log-level=error", file]);
}

function linesOf(figures: readonly MeasuredFigure[]): string[] {
  const width = Math.max(...figures.map(({ what }) => what.length));
  return figures.map(({ what, measured, goal, holds }) => {
    const mark = goal === null ? " " : holds ? "✓" : "✗";
    const suffix = goal === null ? "" : `  (goal ${goal})`;
    return `  ${mark} ${what.padEnd(width)}  ${measured}${suffix}`;
  });
}
