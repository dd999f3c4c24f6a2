// The deep form: 10,000 fuzz runs, 320,000 calls against the invariants, coverage, mutants, gas beside
// Seaport, sizes. Takes long; prints the figures of docs/figures.md.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { forgeProgram } from "./forge-program.ts";

const here = resolve(import.meta.dirname, "..");
let failures = 0;

function run(title: string, args: readonly string[], profile = "default", cwd = here): void {
  console.log(`\n── ${title}`);
  const env = { ...process.env, FOUNDRY_PROFILE: profile };
  const { status } = spawnSync(forgeProgram(), args, { cwd, env, stdio: "inherit" });
  if (status !== 0) failures++;
}

/** forge's coverage doesn't follow "../" to the packages, so it works on a copy with a link. */
function coverage(): void {
  const copy = resolve(here, "../.coverage");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const part of [
    "bin",
    "src",
    "test/support",
    "test/unit",
    "test/integration",
    "package.json",
  ])
    cpSync(resolve(here, part), resolve(copy, part), { recursive: true });
  const settings = readFileSync(resolve(here, "foundry.toml"), "utf8");
  writeFileSync(
    resolve(copy, "foundry.toml"),
    settings.replaceAll("../../node_modules", "node_modules"),
  );
  symlinkSync("../../node_modules", resolve(copy, "node_modules"));
  run("coverage", ["coverage", "--report", "summary"], "default", copy);
  rmSync(copy, { recursive: true, force: true });
}

run("sizes", ["build", "--sizes"]);
run(
  "10,000 runs of every property",
  ["test", "--match-path", "test/unit/Properties.t.sol"],
  "deep",
);
run("320,000 calls against the invariants", ["test", "--match-path", "test/invariant/*"], "deep");
coverage();
run("Seaport's basic order path", ["build"], "seaport");
run("gas of whole transactions, in snapshots/", ["test"], "bench");
console.log("\n── mutants");
if (
  spawnSync(process.execPath, ["script/mutants.ts"], { cwd: here, stdio: "inherit" }).status !== 0
)
  failures++;
process.exitCode = failures === 0 ? 0 : 1;
