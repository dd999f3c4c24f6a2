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
const folder = mkdtempSync(join(tmpdir(), "proof-"));
const verdicts = ["MathProofs", "StateProofs"].flatMap(proveAll);
rmSync(folder, { recursive: true });
const unproved = verdicts.filter((isProved) => !isProved).length;
console.log(`${verdicts.length - unproved} proved, ${unproved} unproved`);
process.exitCode = unproved === 0 && verdicts.length > 0 ? 0 : 1;

/** Each function of the contract by itself, so that one hard property can't starve the others. */
function proveAll(contract: string): boolean[] {
  const source = readFileSync(resolve(here, `proof/${contract}.sol`), "utf8");
  const header = source.slice(0, source.indexOf("    function ", source.indexOf("\ncontract ")));
  const properties = source
    .slice(header.length, source.lastIndexOf("}"))
    .split(/\n\n(?= {4}function )/);
  return properties.map((property) => prove(contract, property, `${header}${property}\n}\n`));
}

function prove(contract: string, property: string, content: string): boolean {
  const name = /function (\w+)/.exec(property)?.[1] ?? "?";
  const file = `proof/${contract}.sol`;
  let asked = 0;
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
        contracts: { [file]: [contract] },
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
  const reason = failed[0] ? `: ${failed[0].split("\n")[0]}` : "";
  console.log(`${(isProved ? "proved" : "UNPROVED").padEnd(9)} ${name}${reason}`);
  return isProved;
}

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
