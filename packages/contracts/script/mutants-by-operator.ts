// Changes every operator, condition, constant, order of arguments, statement and modifier of src, one at a
// time, and shows which changes no test notices. All are compiled in once (mutation/Mutant.sol).
//   node script/mutants-by-operator.ts [--sample <n of each file>] [--only <part of a path>]
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chooseMutants } from "./mutation/choose.ts";
import { buildInstrumentedCopy } from "./mutation/instrumented-copy.ts";
import { findSurvivors, isFoundByTheCampaign } from "./mutation/kill.ts";
import type { Mutant } from "./mutation/source-rewriter.ts";

type Survivor = Pick<Mutant, "file" | "code" | "operator" | "original" | "change">;

const here = resolve(import.meta.dirname, "..");
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const sample = Number(option("sample") ?? Number.POSITIVE_INFINITY);
const explained = JSON.parse(
  readFileSync(resolve(here, "test/surviving-mutants.json"), "utf8"),
) as (Survivor & { readonly reason: string })[];

const judged: Mutant[] = [];
const alive: Mutant[] = [];
// What finds no room on the stack beside the others comes in the next round.
let round: ReadonlySet<string> | null = null;
for (;;) {
  const wanted: ReadonlySet<string> | null = round;
  const { folder, mutants, left } = buildInstrumentedCopy((key) => !wanted || wanted.has(key));
  const chosen = chooseMutants(mutants, sample, option("only") ?? "");
  judged.push(...chosen);
  alive.push(...(await survivorsOf(folder, chosen)));
  // What doesn't compile by itself either is nothing that anybody could deploy.
  if (left.size === (wanted?.size ?? 0)) {
    for (const key of left) console.log(`NOT COMPILED ${key}`);
    break;
  }
  round = left;
}
report();

async function survivorsOf(folder: string, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const ids = new Set(await findSurvivors(folder, mutants));
  const survivors: Mutant[] = [];
  for (const mutant of mutants.filter(({ id }) => ids.has(id))) {
    const reason = reasonOf(mutant);
    if (!reason && (await isFoundByTheCampaign(folder, mutant.id))) continue;
    survivors.push(mutant);
    const { file, line, operator, original, change } = mutant;
    // At once: the rounds take half an hour.
    console.log(
      `ALIVE ${file}:${line} ${operator}: ${original} → ${change} (${reason ?? "no reason known"})`,
    );
  }
  return survivors;
}

function reasonOf(mutant: Mutant): string | undefined {
  return explained.find(
    ({ file, code, operator, original, change }) =>
      file === mutant.file &&
      code === mutant.code &&
      operator === mutant.operator &&
      original === mutant.original &&
      change === mutant.change,
  )?.reason;
}

function report(): void {
  for (const file of [...new Set(judged.map((one) => one.file))].sort()) {
    const all = judged.filter((one) => one.file === file).length;
    const living = alive.filter((one) => one.file === file);
    const share = ((all - living.length) / all) * 100;
    const remark = share < 95 ? ", below 95 %" : "";
    const reasons = living.filter(reasonOf).length;
    console.log(
      `${file}: ${all - living.length} of ${all} (${share.toFixed(1)} %${remark}), ${reasons} of ${living.length} survivors explained`,
    );
  }
  const dead = judged.length - alive.length;
  const unexplained = alive.filter((one) => !reasonOf(one)).length;
  const share = (dead / judged.length) * 100;
  console.log(
    `${dead} of ${judged.length} killed (${share.toFixed(1)} %), ${alive.length} survivors, ${unexplained} without a reason`,
  );
  process.exitCode = share >= 95 && unexplained === 0 ? 0 : 1;
}
