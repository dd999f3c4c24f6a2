// The contracts' part of the test run: format, generated files, tests. Ends with "N passed, N failed";
// `--json <file>` also writes the two counts and what failed.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { undocumentedBelow } from "./find-undocumented.ts";
import { forgeProgram } from "./forge-program.ts";

const here = resolve(import.meta.dirname, "..");
let passed = 0;
const failures: string[] = [];

function fail(what: string, output: string): void {
  failures.push(what);
  console.error(`FAILED ${what}\n${output}`);
}

function whole(name: string, program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: here, encoding: "utf8" });
  if (status === 0) passed++;
  else fail(name, `${stdout}${stderr}`);
}

/** The program itself: its shim in node_modules/.bin is another file on every system. */
function solhint(): string {
  return resolve(
    dirname(createRequire(import.meta.url).resolve("solhint/package.json")),
    "solhint.js",
  );
}

/** `--deny warnings` would deny the compiler's about other people's sources too. */
function lintOfForge(): void {
  const limits = { cwd: here, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(forgeProgram(), ["lint", "src"], limits);
  const text = `${stdout}${stderr}`;
  if (status === 0 && !/^(?:warning|error|note)\[/m.test(text)) passed++;
  else fail("lint of forge", text);
}

function natSpec(): void {
  const missing = undocumentedBelow(resolve(here, "src"));
  if (missing.length === 0) passed++;
  else fail("NatSpec", missing.map((one) => `without NatSpec: ${one}\n`).join(""));
}

type Suites = Record<
  string,
  { test_results: Record<string, { status: string; reason: string | null }> }
>;

function tests(): void {
  const limits = { cwd: here, encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const { stdout, stderr } = spawnSync(forgeProgram(), ["test", "--json"], limits);
  const suites = readSuites(stdout);
  if (!suites) {
    fail("forge test", `${stdout.slice(-4_000)}${stderr.slice(-4_000)}`);
    return;
  }
  for (const [suite, { test_results }] of Object.entries(suites))
    for (const [test, { status, reason }] of Object.entries(test_results)) {
      if (status === "Success") passed++;
      else fail(`${suite} ${test}: ${reason}`, "");
    }
}

/** forge prints warnings before the report; the report is the last line that is an object. */
function readSuites(text: string): Suites | null {
  const line = text.split("\n").findLast((one) => one.startsWith('{"'));
  try {
    return line ? (JSON.parse(line) as Suites) : null;
  } catch {
    return null;
  }
}

whole("format", forgeProgram(), ["fmt", "--check"]);
// Before the build: linting compiles without bytecode, and leaves artifacts that lack it.
lintOfForge();
whole("build", forgeProgram(), ["build"]);
whole("lint of solhint", process.execPath, [
  solhint(),
  "--disc",
  "--noPoster",
  "--max-warnings",
  "0",
  "src/**/*.sol",
]);
natSpec();
whole("generated files", process.execPath, ["script/generate.ts", "--check"]);
tests();
const failed = failures.length;
console.log(`contracts: ${passed} passed, ${failed} failed`);
const at = process.argv.indexOf("--json");
const report = process.argv[at + 1];
if (at > 0 && report) writeFileSync(report, JSON.stringify({ passed, failed, failures }));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
