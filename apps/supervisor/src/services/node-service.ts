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
  /** The most that its objects may take, in megabytes; Node's default unless named. */
  readonly heapMb?: number;
  /** A folder of its own, in which Node keeps what it has compiled for the next start. */
  readonly codeCache?: string;
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
  const service = prepareNodeService(options);
  await service.start();
  return service;
}

/** The same in two steps, for a service that may have to stop before it is ready. */
export function prepareNodeService(
  options: NodeServiceOptions,
): NodeService & { start(): Promise<void> } {
  const { launch, stop } = supervise(options, givenUpAfterMs);
  return { start: launch, stop };
}

/** The same without waiting, for a process without which the rest works: it is never given up. */
export function keepNodeService(options: NodeServiceOptions): NodeService {
  const service = supervise(options, Number.POSITIVE_INFINITY);
  void service.launch().catch(service.tryAgain);
  return service;
}

function supervise(options: NodeServiceOptions, patienceMs: number) {
  let stopping = false;
  /** Since when the service fails, and how often a restart was tried since. */
  let failing: { readonly since: number; readonly tries: number } | null = null;
  let startedAt = Date.now();
  let child: ChildProcess | null = null;
  let restarting: NodeJS.Timeout | undefined;
  return { launch: launchOnce, tryAgain, stop };

  /** Resolves when the process is ready; from then on it is started again whenever it ends. */
  async function launchOnce() {
    startedAt = Date.now();
    const { child: launched, ready } = launch(options);
    child = launched;
    await ready;
    launched.once("exit", () => {
      if (Date.now() - startedAt > stableAfterMs) failing = null;
      tryAgain(new Error(`${options.name} keeps stopping`));
    });
  }

  function tryAgain(why: unknown) {
    if (stopping) return;
    const { since, tries } = failing ?? { since: Date.now(), tries: 0 };
    if (Date.now() - since > patienceMs) {
      return options.onFailure(why instanceof Error ? why.message : String(why));
    }
    failing = { since, tries: tries + 1 };
    const pauseMs = Math.min(firstPauseMs * 2 ** tries, lastPauseMs);
    restarting = setTimeout(() => void launchOnce().catch(tryAgain), pauseMs);
  }

  async function stop() {
    stopping = true;
    clearTimeout(restarting);
    if (child !== null) await stopChild(child, "SIGTERM", timeoutMs);
  }
}

function launch({
  name,
  entry,
  mode = "production",
  settings,
  heapMb,
  codeCache,
  guard,
}: NodeServiceOptions): {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
} {
  const child = fork(entry, {
    // In its own process group: the supervisor orders the shutdown, not the terminal's Ctrl-C.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      ...(heapMb === undefined
        ? []
        : [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4"]),
    ],
    env: {
      ...(codeCache !== undefined && { NODE_COMPILE_CACHE: codeCache }),
      ...inheritedEnvironment(),
      NODE_ENV: mode,
    },
  });
  guard.watch(child, "SIGTERM");
  child.send(settings as object);
  const ready = new Promise<void>((resolve, reject) => {
    child.once("exit", (code) =>
      reject(new Error(`${name} stopped while starting (code ${code})`)),
    );
    child.on("message", (message: ChildReport) => {
      if (message.type === "ready") resolve();
      else reject(new Error(message.why));
    });
  });
  return { child, ready };
}
