import { type ChildProcess, fork } from "node:child_process";
import type { ChildReport } from "@tenora/configuration/child-process";
import type { Guard } from "@tenora/embedded/guard";
import { stopChild } from "@tenora/embedded/stop-child";

export interface NodePart {
  stop(): Promise<void>;
}

export interface NodePartOptions {
  readonly name: string;
  readonly entry: string;
  readonly settings: unknown;
  readonly guard: Guard;
  /** Called when the part could not be kept alive; the supervisor then gives up as a whole. */
  readonly onLost: (why: string) => void;
}

/** A part that dies this often within a minute will not live by being started again. */
const restartsAMinute = 5;
const pauseBeforeRestartMs = 1_000;
/** Parts and stores together must be gone within ten seconds. */
const patienceMs = 5_000;

/**
 * Starts one of our own processes, hands it its settings and waits until it reports itself ready.
 * If it dies later it is started again.
 */
export async function startNodePart(options: NodePartOptions): Promise<NodePart> {
  let stopping = false;
  let deaths: number[] = [];
  let child = await launch(options);
  keepAlive();
  return {
    async stop() {
      stopping = true;
      await stopChild(child, "SIGTERM", patienceMs);
    },
  };

  function keepAlive() {
    child.once("exit", () => {
      if (stopping) return;
      deaths = [...deaths.filter((at) => at > Date.now() - 60_000), Date.now()];
      if (deaths.length > restartsAMinute) return options.onLost(`${options.name} keeps stopping`);
      setTimeout(restart, pauseBeforeRestartMs);
    });
  }

  async function restart() {
    if (stopping) return;
    try {
      child = await launch(options);
      keepAlive();
    } catch (error) {
      options.onLost(error instanceof Error ? error.message : String(error));
    }
  }
}

function launch({ name, entry, settings, guard }: NodePartOptions): Promise<ChildProcess> {
  const child = fork(entry, {
    // A group of its own: the supervisor gives the order of stopping, not the terminal's Ctrl-C.
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...process.env, NODE_ENV: "production" },
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
