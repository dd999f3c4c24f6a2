import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine (USER_HZ, time(7)). */
const tickMs = 10;

/** Processor time that a process has used, in ms; of Linux only. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field, a name in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
