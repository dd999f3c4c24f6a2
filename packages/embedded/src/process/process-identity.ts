import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, statSync } from "node:fs";
import { basename } from "node:path";

/** Identifies a process on Linux; unique, and constant while it lives. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Boot id and clock tick of its start, which differ when a pid is reused. */
  readonly started: string;
  readonly startedAt: Date;
  /** The program's file name, without its folder. */
  readonly program: string;
  /** Its working directory; null where the system does not tell. */
  readonly folder: string | null;
  readonly args: readonly string[];
}

/** Clock ticks per second, which Linux reports as 100 on every processor. */
const ticksPerSecond = 100;

/** Null when there is no such process or no /proc. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  const started = Number.isInteger(pid) && pid > 1 ? processStart(pid) : null;
  if (started === null) return null;
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    const executable = readLink(pid, "exe") ?? args[0] ?? "";
    const bootedAt = Number(/^btime (\d+)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1]);
    const ticks = Number(started.split(":")[1]);
    return {
      pid,
      started,
      startedAt: new Date((bootedAt + ticks / ticksPerSecond) * 1000),
      // An upgrade replaces the program of a process that runs.
      program: basename(executable.replace(/ \(deleted\)$/, "")),
      folder: readLink(pid, "cwd"),
      args,
    };
  } catch {
    return null; // it ended while we looked
  }
}

/** `boot:tick` of a living process's start; null when there is no such process or no /proc. */
export function processStart(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in parentheses and may hold anything; fields are counted after it.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [state, ticks] = [fields[0], fields[19]];
    // A zombie has ended; only its parent has not read its exit code yet.
    return ticks === undefined || state === "Z" ? null : `${boot}:${ticks}`;
  } catch {
    return null;
  }
}

/**
 * Root without the capability to inspect other users' processes (in a container) can become that
 * user.
 */
function readLink(pid: number, name: "exe" | "cwd"): string | null {
  const link = `/proc/${pid}/${name}`;
  try {
    return readlinkSync(link);
  } catch {
    if (process.getuid?.() !== 0) return null;
  }
  try {
    const { uid, gid } = statSync(`/proc/${pid}`);
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("readlink", [link], {
      uid,
      gid,
      stdio: [...stdio],
      encoding: "utf8",
    }).trim();
  } catch {
    return null;
  }
}
