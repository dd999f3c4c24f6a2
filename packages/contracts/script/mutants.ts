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
])
  cpSync(resolve(here, part), resolve(copy, part), { recursive: true });
// Compiled here and by `forge test`: what `forge build` left would hold the unchanged contracts within
// the tests. It also shows that the scenarios are green before anything is taken away.
if (!/; 0 failed/.test(forgeTest("test_Scenario_").stdout)) {
  console.error("The scenarios are red without any mutant");
  process.exit(1);
}

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
  const { stdout, stderr } = forgeTest(`test_Scenario_${test}\\(`);
  if (/Compiler run failed|Error: /.test(`${stdout}${stderr}`) && !/\[FAIL/.test(stdout))
    return "BROKEN";
  if (stdout.includes("[FAIL")) return "killed";
  return stdout.includes("[PASS]") ? "ALIVE" : "BROKEN";
}

function forgeTest(name: string) {
  const path = "test/integration/Scenarios.t.sol";
  const args = ["test", "--match-test", name, "--match-path", path];
  // Tests fetch the contracts from their files then, so that only what a mutant touches is compiled.
  const env = { ...process.env, FOUNDRY_DYNAMIC_TEST_LINKING: "true" };
  return spawnSync(forgeProgram(), args, { cwd: copy, env, encoding: "utf8" });
}
