import { type ChildProcess, fork } from "node:child_process";
import type { ChildReport } from "@tenora/configuration/child-process";
import { inheritedEnvironment } from "@tenora/embedded/process/inherited-environment";
import type { ProcessGuard } from "@tenora/embedded/process/process-guard";
import { stopChild } from "@tenora/embedded/process/stop-child";

export interface NodeService {
  stop(): Promise<void>;
}

export interface NodeServiceOptions {
  readonly name: string;
  readonly entry: string;
  /** NODE_ENV; production unless named. */
  readonly mode?: "production" | "development";
  readonly settings: unknown;
  readonly guard: ProcessGuard;
  /** Called when the service cannot be kept running; the supervisor then stops everything. */
  readonly onFailure: (why: string) => void;
}

/** The pause before a restart doubles with every failed try, from the first value to the last. */
const firstPauseMs = 1_000;
const lastPauseMs = 8_000;
/** A service that runs this long counts as stable. */
const stableAfterMs = 15_000;
/** A service that fails for this long, as without its database, is given up. */
const givenUpAfterMs = 120_000;
/** Services and stores together must stop within ten seconds. */
const timeoutMs = 5_000;

/**
 * Starts one of our own processes, hands it its settings and waits until it reports itself ready.
 * If it ends later it is started again, repeatedly while that fails: what it depends on may be
 * unavailable for a moment.
 */
export async function startNodeService(options: NodeServiceOptions): Promise<NodeService> {
  let stopping = false;
  /** Since when the service fails, and how often a restart was tried since. */
  let failing: { readonly since: number; readonly tries: number } | null = null;
  let startedAt = Date.now();
  let child = await launch(options);
  keepAlive();
  return {
    async stop() {
      stopping = true;
      await stopChild(child, "SIGTERM", timeoutMs);
    },
  };

  function keepAlive() {
    child.once("exit", () => {
      if (Date.now() - startedAt > stableAfterMs) failing = null;
      tryAgain(`${options.name} keeps stopping`);
    });
  }

  function tryAgain(why: string) {
    if (stopping) return;
    const { since, tries } = failing ?? { since: Date.now(), tries: 0 };
    if (Date.now() - since > givenUpAfterMs) return options.onFailure(why);
    failing = { since, tries: tries + 1 };
    setTimeout(restart, Math.min(firstPauseMs * 2 ** tries, lastPauseMs));
  }

  async function restart() {
    if (stopping) return;
    try {
      startedAt = Date.now();
      child = await launch(options);
      keepAlive();
    } catch (error) {
      tryAgain(error instanceof Error ? error.message : String(error));
    }
  }
}

function launch({
  name,
  entry,
  mode = "production",
  settings,
  guard,
}: NodeServiceOptions): Promise<ChildProcess> {
  const child = fork(entry, {
    // In its own process group: the supervisor orders the shutdown, not the terminal's Ctrl-C.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...inheritedEnvironment(), NODE_ENV: mode },
  });
  guard.watch(child, "SIGTERM");
  child.send(settings as object);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) =>
      reject(new Error(`${name} stopped while starting (code ${code})`)),
    );
    child.on("message", (message: ChildReport) => {
      if (message.type === "ready") resolve(child);
      else reject(new Error(message.why));
    });
  });
}
