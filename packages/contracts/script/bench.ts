// The deep form: 10,000 runs of every property, 320,000 calls against the invariants, coverage, mutants,
// proofs, gas beside Seaport, sizes. Takes an hour or more. `--json <file>` also writes the figures.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { deployedContracts } from "./deployed-contracts.ts";
import { forgeProgram } from "./forge-program.ts";
import { type CommandResult, runTool } from "./run-tool.ts";

interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly goal: string | null;
  readonly holds: boolean;
}

const here = resolve(import.meta.dirname, "..");
const figures: Figure[] = [];

function forge(
  title: string,
  args: readonly string[],
  profile = "default",
  cwd = here,
): Promise<CommandResult> {
  return runTool(title, forgeProgram(), args, { cwd, profile });
}

function figure(what: string, measured: string, goal: string, holds: boolean): void {
  figures.push({ what, measured, goal, holds });
}

/** The last match's groups in what a program printed; zeros when it printed no such thing. */
function numbers(text: string, pattern: RegExp): number[] {
  const match = [...text.matchAll(pattern)].at(-1);
  return (match?.slice(1) ?? ["0", "0", "0"]).map((one) => Number(one.replaceAll(",", "")));
}

async function sizes(): Promise<void> {
  const { text } = await forge("sizes", ["build", "--sizes", "--force"]);
  for (const name of deployedContracts) {
    const [size = 0] = numbers(text, new RegExp(`\\| ${name}\\s+\\| ([\\d,]+)`, "g"));
    figure(`runtime of ${name}, bytes`, `${size}`, "≤ 22,000", size > 0 && size <= 22_000);
  }
}

async function properties(): Promise<void> {
  const path = "test/unit/Properties.t.sol";
  const { ok, text } = await forge("10,000 runs", ["test", "--match-path", path], "deep");
  const held = [...text.matchAll(/^\[PASS\].*\(runs: 10000,/gm)].length;
  figure("properties that held 10,000 times", `${held}`, "every one", ok && held >= 12);
}

async function campaign(): Promise<void> {
  const { ok, text } = await forge(
    "320,000 calls against the invariants",
    ["test", "--match-path", "test/invariant/*"],
    "deep",
  );
  const [calls = 0, reverts = 0] = numbers(text, /calls: (\d+), reverts: (\d+)/g);
  figure(
    "calls against the invariants",
    `${calls}, ${reverts} reverts`,
    "320,000",
    ok && calls >= 320_000,
  );
}

const copied = ["bin", "src", "test/support", "test/unit", "test/integration", "package.json"];

/** forge's coverage doesn't follow "../" to the packages, so it works on a copy with a link. */
function coverageCopy(): { readonly folder: string; remove(): void } {
  const folder = resolve(here, "../.coverage");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder);
  for (const part of copied)
    cpSync(resolve(here, part), resolve(folder, part), { recursive: true });
  const settings = readFileSync(resolve(here, "foundry.toml"), "utf8");
  writeFileSync(
    resolve(folder, "foundry.toml"),
    settings.replaceAll("../../node_modules", "node_modules"),
  );
  symlinkSync("../../node_modules", resolve(folder, "node_modules"));
  return { folder, remove };
}

async function coverage(): Promise<void> {
  const copy = coverageCopy();
  const args = ["coverage", "--report", "summary"];
  const { text } = await forge("coverage", args, "default", copy.folder);
  copy.remove();
  // Ours is what is deployed on a public chain: the test coins and the tests' helpers are not.
  const rows = [
    ...text.matchAll(/^\| (src\/(?!tokens).+?)\s+\| ([\d.]+)% .+?\| ([\d.]+)% .+?\| ([\d.]+)%/gm),
  ];
  const lines = Math.min(...rows.map((row) => Number(row[2])));
  const branches = Math.min(...rows.map((row) => Number(row[4])));
  const whole = `lines ${lines} %, branches ${branches} %`;
  figure(
    "coverage, lowest file",
    whole,
    "100 %, ≥ 98 %",
    rows.length > 0 && lines === 100 && branches >= 98,
  );
}

async function gas(): Promise<void> {
  await forge("Seaport's basic order path", ["build"], "seaport");
  const { ok } = await forge("gas of whole transactions, in snapshots/", ["test"], "bench");
  const file = resolve(here, "snapshots/exchange.json");
  for (const [what, used] of Object.entries(
    JSON.parse(readFileSync(file, "utf8")) as Record<string, string>,
  ))
    figures.push({ what: `gas: ${what}`, measured: used, goal: null, holds: ok });
}

async function own(script: string, what: string, goal: string): Promise<void> {
  const { ok, text } = await runTool(what, process.execPath, [`script/${script}`], {
    cwd: here,
  });
  figure(what, text.trim().split("\n").at(-1) ?? "", goal, ok);
}

await sizes();
await properties();
await own("prove.ts", "proofs: money over uint64 × uint32, every edge of a listing", "every one");
await own("mutants.ts", "mutants", "every one killed");
await own("mutants-by-operator.ts", "mutants by operator", "≥ 95 %, survivors explained");
await gas();
await coverage();
await campaign();
for (const { what, measured, goal, holds } of figures)
  console.log(`${holds ? "✓" : "✗"} ${what}: ${measured}${goal ? ` (goal ${goal})` : ""}`);
const at = process.argv.indexOf("--json");
const report = process.argv[at + 1];
if (at > 0 && report) writeFileSync(report, JSON.stringify(figures));
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
