import { readdirSync, readFileSync } from "node:fs";

/** A process, its descendants, and all processes with `word` on their command line. */
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

/** Memory in bytes; shared pages are divided among the processes that share them. */
export const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** Processor time in ms, including ended children (proc(5): 100 ticks per second). */
export function processorMsOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

/**
 * Processor time that a process takes for each of so many requests, in ms, after some that warm it
 * up. Linux counts in steps of 10 ms: over 50 requests that is 0.2 ms for each.
 */
export async function processorMsOfEach(
  pid: number,
  times: number,
  ask: (attempt: number) => Promise<Response>,
): Promise<number> {
  for (let at = 0; at < 3; at += 1) await (await ask(-1 - at)).arrayBuffer();
  const before = processorMsOf(pid);
  for (let at = 0; at < times; at += 1) await (await ask(at)).arrayBuffer();
  return (processorMsOf(pid) - before) / times;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // The process has ended.
  }
}
