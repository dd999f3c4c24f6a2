import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { forgeProgram } from "../forge-program.ts";
import type { Mutant } from "./source-rewriter.ts";
import { findSuites, isAbout } from "./suites.ts";

/** Enough for no contract to be too large with its mutants, and for a process to run all of them. */
const limits = ["--code-size-limit", "10000000", "--disable-block-gas-limit"];
limits.push("--gas-limit", "18446744073709551615", "--memory-limit", "1073741824");

/** The number of no mutant: no test may be red with it. */
const none = 2 ** 32;

/** The ids of the mutants that no suite notices. */
export async function findSurvivors(
  folder: string,
  mutants: readonly Pick<Mutant, "id" | "file">[],
): Promise<number[]> {
  const suites = findSuites(folder);
  const alive = new Map(mutants.map(({ id, file }) => [id, file]));
  for (const isFirst of [true, false])
    for (const { contract, count } of suites) {
      const asked = [...alive].filter(([, file]) => isAbout(contract, file) === isFirst);
      for (const id of await killedBy(
        folder,
        contract,
        count,
        asked.map(([one]) => one),
      ))
        alive.delete(id);
      console.log(`${contract}: ${alive.size} of ${mutants.length} live on`);
    }
  return [...alive.keys()];
}

async function killedBy(
  folder: string,
  contract: string,
  count: number,
  ids: readonly number[],
): Promise<number[]> {
  const killed: number[] = [];
  let left = ids;
  while (left.length > 0) {
    const verdicts = await runLoop(folder, `${contract}Loop`, count, left);
    // What kills the process itself is not alive.
    if (verdicts.size === 0) verdicts.set(left[0] ?? 0, "killed");
    killed.push(...left.filter((id) => verdicts.get(id) === "killed"));
    left = left.filter((id) => !verdicts.has(id));
  }
  return killed;
}

/** True when a test of the campaign is red on mutant `id`; 0 is none. */
export async function isFoundByTheCampaign(folder: string, id: number): Promise<boolean> {
  const on = ["--block-prevrandao", `0x${id.toString(16).padStart(64, "0")}`];
  const { code, text } = await forgeTest(folder, ["--match-path", "test/invariant/*", ...on]);
  if (code !== 0 && !text.includes("[FAIL")) throw new Error(text.slice(-2_000));
  return code !== 0;
}

/** One process; it may end before all are judged. Throws when the tests are red without a mutant. */
async function runLoop(
  folder: string,
  contract: string,
  count: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const file = resolve(folder, "mutants.txt");
  rmSync(file, { force: true });
  const args = ["--match-contract", `^${contract}$`, "--match-test", "^test_Mutants\\("];
  const { text } = await forgeTest(folder, args, { MUTANTS: [none, ...ids].join(",") });
  if (!existsSync(file)) throw new Error(text.slice(-2_000));
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const verdicts = new Map(
    lines.map((line) => line.split(" ")).map(([id, verdict]) => [Number(id), `${verdict}`]),
  );
  const isSound = verdicts.get(none) === "alive" && Number(verdicts.get(0)) >= count;
  if (!isSound) throw new Error(`${contract} is red without a mutant: ${text.slice(-2_000)}`);
  verdicts.delete(none);
  verdicts.delete(0);
  return verdicts;
}

function forgeTest(
  cwd: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ readonly code: number | null; readonly text: string }> {
  const env = { ...process.env, ...variables };
  const all = ["test", "--fail-fast", "--fuzz-seed", "1", ...limits, ...args];
  const child = spawn(forgeProgram(), all, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ code, text }));
  });
}
