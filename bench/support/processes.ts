import { readdirSync, readFileSync } from "node:fs";

/** A process, everything below it, and whatever names `word` on its command line. */
export function processesBelow(root: number, word?: string): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || isBelow(parents.get(pid)));
  const names = (pid: number) => word !== undefined && commandOf(pid).includes(word);
  return all.filter((pid) => isBelow(pid) || names(pid));
}

export const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`);
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);

/** Memory in bytes; shared pages count once, divided among those who share them. */
export const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** Milliseconds of processor time, its own and its ended children's (proc(5): 100 ticks a second). */
export function processorMsOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // it ended while we looked
  }
}
