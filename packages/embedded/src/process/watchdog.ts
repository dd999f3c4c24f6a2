// A separate process that outlives its parent by seconds. While the parent lives it only maintains
// a list; when the channel breaks, because the parent stopped or was killed, it ends every process
// on the list: politely first, then for good. So a kill -9 of the parent leaves nothing behind.
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { processStart } from "./process-identity.ts";

export type WatchdogMessage =
  | { readonly watch: number; readonly polite: NodeJS.Signals }
  | { readonly forget: number }
  /** A folder to remove when the parent ends, such as the data of a test run. */
  | { readonly remove: string };

const timeoutMs = 8_000;
/** With the start of each where the system tells, since a pid may be reused later. */
const watched = new Map<number, { polite: NodeJS.Signals; started: string | null }>();
const folders = new Set<string>();

process.on("message", (message: WatchdogMessage) => {
  if ("watch" in message) {
    const { watch: pid, polite } = message;
    watched.set(pid, { polite, started: processStart(pid) });
  } else if ("forget" in message) watched.delete(message.forget);
  else folders.add(message.remove);
});
// Ctrl-C in the terminal reaches the whole group, but the parent orders the shutdown.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

process.on("disconnect", async () => {
  for (const [pid, { polite }] of watched) send(pid, polite);
  const deadline = Date.now() + timeoutMs;
  while ([...watched.keys()].some(isAlive) && Date.now() < deadline) await delay(50);
  for (const pid of watched.keys()) send(pid, "SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
});

function isAlive(pid: number): boolean {
  return send(pid, 0);
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  const started = watched.get(pid)?.started ?? null;
  if (started !== null && processStart(pid) !== started) return false;
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // it is gone already
  }
}
