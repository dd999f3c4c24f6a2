import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { type FinishedStep, summarize, type Tally } from "./reports/summary.ts";

const root = resolve(import.meta.dirname, "..");
/** The file descriptor of this process's own output. */
const terminal = 1;

export interface Step {
  readonly name: string;
  /** Its programs write to the file descriptor `output`. */
  readonly run: (output: number) => Promise<Tally>;
}

/** Steps that run beside each other, each list in its order. The first one's output is live. */
export interface Lanes {
  readonly lanes: readonly [readonly Step[], readonly Step[]];
}

/** Runs all steps in order, prints the summary and sets the exit code. */
export async function runSteps(steps: readonly (Step | Lanes)[]): Promise<void> {
  const finished: FinishedStep[] = [];
  for (const step of steps)
    finished.push(...("lanes" in step ? await runLanes(step) : [await runStep(step, terminal)]));
  const { lines, holds } = summarize(finished, process.env.CI === "true");
  process.exitCode = holds ? 0 : 1;
  console.log(`\n${lines.join("\n")}`);
}

async function runStep(step: Step, output: number): Promise<FinishedStep> {
  const print = (line: string) => writeSync(output, `${line}\n`);
  print(`\n── ${step.name}`);
  const began = performance.now();
  const result = await step.run(output);
  const unnamed = result.failed > 0 && !result.failures?.length;
  const seconds = (performance.now() - began) / 1000;
  print(
    `── ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(1)} s)`,
  );
  return { ...result, ...(unnamed && { failures: [step.name] }), name: step.name, seconds };
}

async function runLane(steps: readonly Step[], output: number): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const step of steps) finished.push(await runStep(step, output));
  return finished;
}

/** Mixed lines of two programs would be unreadable: the second lane's are held back to the end. */
async function runLanes({ lanes: [live, held] }: Lanes): Promise<FinishedStep[]> {
  mkdirSync(resolve(root, "test-results"), { recursive: true });
  const file = resolve(root, "test-results/second-lane.log");
  const output = openSync(file, "w");
  const finished = await Promise.all([runLane(live, terminal), runLane(held, output)]).finally(() =>
    closeSync(output),
  );
  process.stdout.write(readFileSync(file));
  return finished.flat();
}
