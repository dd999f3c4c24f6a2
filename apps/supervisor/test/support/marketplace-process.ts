import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface MarketplaceProcess {
  readonly port: string;
  readonly pid: number;
  /** Everything printed so far. */
  text(): string;
  /** What was printed up to the line that says it is ready; rejects when it ends before. */
  untilReady(): Promise<string>;
  /** The exit code. */
  untilEnded(): Promise<number | null>;
  /** Pids of the processes it started, read from the system. */
  children(): number[];
  /** The pids in the pid files of the embedded services. */
  embedded(folder: string): number[];
  kill(signal: NodeJS.Signals): void;
  /** Asks it to stop; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the marketplace in a process of its own as `npm start` does, with `--dev` as `npm run
 * dev`.
 */
export function start(
  root: string,
  variables: Record<string, string>,
  options: readonly "--dev"[] = [],
): MarketplaceProcess {
  const { npm_lifecycle_event: _event, ...environment } = process.env;
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "apps/supervisor/src/main.ts", ...options],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...environment, ...variables },
    },
  );
  let text = "";
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
      if (text.includes("Stop with Ctrl-C")) ready.resolve(text);
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", done));
  void ended.then((code) => ready.reject(new Error(`It ended with ${code}:\n${text}`)));
  return {
    port: variables.PORT ?? "",
    pid: child.pid ?? 0,
    text: () => text,
    untilReady: () => ready.promise,
    untilEnded: () => ended,
    children: () => (child.pid ? childrenOf(child.pid) : []),
    embedded: (folder) =>
      ["postgres/postmaster.pid", "chain/anvil.pid"]
        .map((name) => join(folder, name))
        .filter(existsSync)
        .map((file) => Number.parseInt(readFileSync(file, "utf8"), 10)),
    kill: (signal) => void child.kill(signal),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    const line = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(line?.[1]);
  } catch {
    return null; // it ended while we looked
  }
}
