import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Processor time that this process' children took, ended ones too, in ms and steps of 10 (proc(5)). Linux only. */
export function processorMsOfChildren(): number {
  const ended = ticksOf("self").slice(2);
  const running = childrenOfThis().flatMap((pid) => ticksOf(pid).slice(0, 2));
  return [...ended, ...running].reduce((sum, ticks) => sum + ticks * 10, 0);
}

/** By how many MB the largest child of this process grows while something is done, also one that ends meanwhile. */
export async function growthOfChildren(act: () => Promise<unknown>): Promise<number> {
  const children = childrenOfThis();
  for (const pid of children) writeFileSync(`/proc/${pid}/clear_refs`, "5"); // the peak begins again
  const sizes = new Map(children.map((pid) => [pid, memoryOf(pid, "VmRSS")]));
  let grown = 0;
  const look = () => {
    for (const [pid, size] of sizes) grown = Math.max(grown, memoryOf(pid, "VmHWM") - size);
  };
  const looking = setInterval(look, 2);
  await act();
  look();
  clearInterval(looking);
  return grown / 1024;
}

function childrenOfThis(): readonly string[] {
  const ours = new RegExp(`^PPid:\\s+${process.pid}$`, "m");
  return readdirSync("/proc").filter((pid) => ours.test(read(`/proc/${pid}/status`)));
}

/** User, system, and the same of ended children. */
const ticksOf = (pid: string): readonly number[] =>
  (read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? []).slice(11, 15).map(Number);

/** In KB; 0 once it has ended. */
const memoryOf = (pid: string, name: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // It has ended.
  }
}
