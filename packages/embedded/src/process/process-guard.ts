import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { inheritedEnvironment } from "./inherited-environment.ts";
import type { WatchdogMessage } from "./watchdog.ts";

/** Ends the guarded processes when this one ends, even by SIGKILL. */
export interface ProcessGuard {
  /** Guards a process until it exits; `polite` is the signal that asks it to stop. */
  watch(child: ChildProcess, polite: NodeJS.Signals): void;
  /** Removes the folder after this process and its children have ended. */
  removeAfterwards(folder: string): void;
  /** Ends the watchdog and every process that is still guarded. */
  release(): void;
  /** The watchdog's pid. */
  readonly pid: number;
}

/** Starts the watchdog (see watchdog.ts). Call it before the first process it should guard. */
export function startProcessGuard(): ProcessGuard {
  const watchdog = fork(fileURLToPath(new URL("./watchdog.ts", import.meta.url)), {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: inheritedEnvironment(),
  });
  watchdog.unref();
  watchdog.channel?.unref();
  const send = (message: WatchdogMessage) => {
    if (watchdog.connected) watchdog.send(message);
  };
  return {
    pid: watchdog.pid ?? 0,
    watch(child, polite) {
      const { pid } = child;
      if (pid === undefined) return;
      send({ watch: pid, polite });
      child.once("exit", () => send({ forget: pid }));
    },
    removeAfterwards: (folder) => send({ remove: folder }),
    release() {
      if (watchdog.connected) watchdog.disconnect();
    },
  };
}
