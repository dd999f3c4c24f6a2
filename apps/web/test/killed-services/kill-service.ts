import { setTimeout as wait } from "node:timers/promises";
import { commandOf, processesBelow } from "../../../../bench/support/processes.ts";

const entries = {
  web: "apps/web/server/main.ts",
  worker: "apps/worker/src/main.ts",
  indexer: "apps/indexer/process/main.ts",
} as const;

export type ServiceName = keyof typeof entries;
export const serviceNames = Object.keys(entries) as ServiceName[];

/** The process of a service of this supervisor, as soon as there is one; Linux only. */
async function findService(supervisor: number, name: ServiceName): Promise<number> {
  for (;;) {
    const found = processesBelow(supervisor).find((pid) => commandOf(pid).includes(entries[name]));
    if (found !== undefined) return found;
    await wait(20);
  }
}

/** Sends SIGKILL to a service, as soon as it runs; resolves when it has ended. */
export async function killService(supervisor: number, name: ServiceName): Promise<void> {
  const pid = await findService(supervisor, name);
  process.kill(pid, "SIGKILL");
  // So that the next kill meets the process that comes after it.
  while (commandOf(pid) !== "") await wait(5);
}

/** Stops a service where it is, while this runs. */
export async function whileStopped<T>(
  supervisor: number,
  name: ServiceName,
  run: () => Promise<T>,
): Promise<T> {
  const pid = await findService(supervisor, name);
  process.kill(pid, "SIGSTOP");
  try {
    return await run();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}
