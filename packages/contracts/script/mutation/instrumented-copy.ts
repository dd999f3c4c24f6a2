import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { forgeProgram } from "../forge-program.ts";
import { Instrumenter } from "./instrument.ts";
import { type AnalysedSource, analyse, readSources } from "./solidity-ast.ts";
import type { Mutant } from "./source-rewriter.ts";
import { findSuites, renderLoops } from "./suites.ts";

const here = resolve(import.meta.dirname, "../..");
const copied = ["bin", "package.json", "foundry.toml", "test/support", "test/unit"];
copied.push("test/integration", "test/invariant");

export interface InstrumentedCopy {
  /** The package's copy, built; beside the package, so that relative paths lead to the same files. */
  readonly folder: string;
  readonly mutants: readonly Mutant[];
  /** Keys of the mutants that need more stack than there is beside the others. */
  readonly left: ReadonlySet<string>;
}

/** Compiles the contracts and their tests with all mutants in them, or with those that `isWanted` names. */
export function buildInstrumentedCopy(isWanted: (key: string) => boolean): InstrumentedCopy {
  const folder = resolve(here, "../.mutation");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const part of copied)
    cpSync(resolve(here, part), resolve(folder, part), { recursive: true });
  const original = analyse(readSources(here), here);
  if (original.errors[0]) throw new Error(original.errors[0].formattedMessage);
  const left = new Set<string>();
  for (;;) {
    const instrumenter = new Instrumenter(original.files, (key) => isWanted(key) && !left.has(key));
    const sources = instrumentAll(instrumenter, original);
    const { errors } = analyse(sources, here, { "*": ["evm.bytecode.object"] });
    if (errors.length === 0) {
      write(folder, sources);
      writeLoops(folder);
      build(folder);
      return { folder, mutants: instrumenter.mutants, left };
    }
    for (const error of errors) left.add(nearestMutant(error, sources, instrumenter.mutants));
  }
}

function instrumentAll(
  instrumenter: Instrumenter,
  { files }: AnalysedSource,
): Record<string, string> {
  const sources: Record<string, string> = {};
  const guard = "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
  for (const file of files)
    sources[file.path] = instrumenter
      .instrument(file)
      .replace(guard, "src/ReentrancyGuardTransient.sol");
  sources["src/Mutant.sol"] = readFileSync(resolve(here, "mutation/Mutant.sol"), "utf8");
  sources["src/ReentrancyGuardTransient.sol"] = lock(instrumenter.modifiers.get("nonReentrant"));
  return sources;
}

/** OpenZeppelin's lock with a modifier for each function that uses it. */
function lock(ids: readonly number[] = []): string {
  const source = readFileSync(resolve(here, "mutation/ReentrancyGuardTransient.sol"), "utf8");
  const modifier = / {4}modifier nonReentrant0[^}]*}\n/.exec(source)?.[0] ?? "";
  const copies = ids.map((id) =>
    modifier.replace("nonReentrant0", `nonReentrant${id}`).replaceAll("(0)", `(${id})`),
  );
  return source.replace(modifier, copies.join("\n"));
}

/** What the compiler can't place on the stack is the last mutant before the place it names. */
function nearestMutant(
  { formattedMessage, sourceLocation }: AnalysedSource["errors"][number],
  sources: Record<string, string>,
  mutants: readonly Mutant[],
): string {
  const text = sources[sourceLocation?.file ?? ""]?.slice(0, sourceLocation?.start) ?? "";
  const id = Number([...text.matchAll(/Mutant\.\w+\((\d+)/g)].at(-1)?.[1]);
  const mutant = mutants.find((one) => one.id === id);
  if (!mutant) throw new Error(formattedMessage);
  return mutant.key;
}

function write(folder: string, sources: Record<string, string>): void {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(resolve(folder, path, ".."), { recursive: true });
    writeFileSync(resolve(folder, path), text, "latin1");
  }
}

/** They write what they found into a file. */
function writeLoops(folder: string): void {
  const loop = readFileSync(resolve(here, "mutation/MutantLoop.sol"), "utf8");
  write(folder, {
    "test/MutantLoop.sol": loop,
    "test/Loops.t.sol": renderLoops(findSuites(folder)),
    "foundry.toml": readFileSync(resolve(folder, "foundry.toml"), "latin1").replace(
      "fs_permissions = [",
      'fs_permissions = [{ access = "write", path = "./mutants.txt" }, ',
    ),
  });
}

function build(folder: string): void {
  const { status, stdout, stderr } = spawnSync(forgeProgram(), ["build"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}
