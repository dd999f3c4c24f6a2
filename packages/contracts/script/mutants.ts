// Shows that each scenario is red on the mutant that removes its one guard. Works on a copy.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { forgeProgram } from "./forge-program.ts";

interface Mutant {
  readonly test: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const here = resolve(import.meta.dirname, "..");
// Beside the package, so that the same relative paths lead to node_modules.
const copy = resolve(here, "../.mutants");
const mutants = JSON.parse(readFileSync(resolve(here, "test/mutants.json"), "utf8")) as Mutant[];
const only = process.argv[2];

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy);
for (const part of [
  "foundry.toml",
  "package.json",
  "bin",
  "src",
  "test/support",
  "test/integration",
  "out",
  "cache",
])
  cpSync(resolve(here, part), resolve(copy, part), { recursive: true });
let survivors = 0;
for (const mutant of mutants) {
  if (only && !mutant.test.includes(only)) continue;
  const file = resolve(copy, mutant.file);
  const source = readFileSync(file, "utf8");
  if (source.split(mutant.find).length !== 2) {
    console.error(`STALE    ${mutant.test}: the guard is not found once in ${mutant.file}`);
    survivors++;
    continue;
  }
  writeFileSync(
    file,
    source.replace(mutant.find, () => mutant.replace),
  );
  const verdict = judge(mutant.test);
  writeFileSync(file, source);
  if (verdict !== "killed") survivors++;
  console.log(`${verdict.padEnd(8)} ${mutant.test}`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${survivors === 0 ? "every mutant was killed" : `${survivors} not killed`}`);
process.exitCode = survivors === 0 ? 0 : 1;

/** Killed only when the test itself is red; a mutant that doesn't compile proves nothing. */
function judge(test: string): "killed" | "ALIVE" | "BROKEN" {
  const args = [
    "test",
    "--match-test",
    `test_Scenario_${test}\\(`,
    "--match-path",
    "test/integration/Scenarios.t.sol",
  ];
  const { stdout, stderr } = spawnSync(forgeProgram(), args, { cwd: copy, encoding: "utf8" });
  if (/Compiler run failed|Error: /.test(`${stdout}${stderr}`) && !/\[FAIL/.test(stdout))
    return "BROKEN";
  if (stdout.includes("[FAIL")) return "killed";
  return stdout.includes("[PASS]") ? "ALIVE" : "BROKEN";
}
