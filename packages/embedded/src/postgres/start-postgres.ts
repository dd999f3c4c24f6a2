import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import type { ProcessGuard } from "../process/process-guard.ts";
import { stopChild } from "../process/stop-child.ts";
import { stopLeftoverPostgres } from "../process/stop-leftover.ts";
import { dataFolderArgument, prepareDatabaseUser } from "./database-user.ts";
import { initialiseCluster } from "./initialise-cluster.ts";
import { copySharedBinaries, findPostgresBinaries } from "./postgres-binaries.ts";

export interface EmbeddedPostgres {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Created and initialised when it does not exist. */
  readonly folder: string;
  /**
   * SQL, one statement a line, that the superuser runs in a new cluster: its roles and databases.
   */
  readonly setUp: readonly string[];
  readonly guard: ProcessGuard;
  /** Extra server settings, such as `fsync=off` for tests. */
  readonly settings?: readonly string[];
  readonly onLog?: (line: string) => void;
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are cut, data is checkpointed. */
const fastShutdown = "SIGINT";
const readyLine = "database system is ready to accept connections";

/** Starts a PostgreSQL on a free loopback port and resolves once it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const found = await findPostgresBinaries();
  for (const program of [found.postgres, found.initdb]) makeExecutable(program);
  const user = prepareDatabaseUser(options.folder);
  const binaries = user ? copySharedBinaries(found) : found;
  await stopLeftoverPostgres(options.folder, fastShutdown);
  if (!hasCluster(options.folder)) initialiseCluster(binaries, options.folder, options.setUp);

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=120",
    ...(options.settings ?? []),
  ];
  const child = spawn(
    binaries.postgres,
    [
      "-D",
      dataFolderArgument(options.folder, user),
      "-p",
      String(port),
      ...settings.flatMap((one) => ["-c", one]),
    ],
    // In its own process group: Ctrl-C in the terminal must not stop the database before its
    // clients.
    {
      ...user,
      cwd: options.folder,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { LC_ALL: "C", ...path() },
    },
  );
  options.guard.watch(child, fastShutdown);
  await untilReady(child, options.onLog);
  return {
    port,
    process: child,
    stop: () => stopChild(child, fastShutdown, 4_000),
  };
}

function untilReady(child: ChildProcess, onLog?: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      last = text.trim();
      onLog?.(last);
      if (text.includes(readyLine)) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${last}`)));
  });
}

function makeExecutable(program: string): void {
  try {
    chmodSync(program, 0o755);
  } catch {
    // A read-only installation; the start itself fails if the program is not executable.
  }
}

const path = () => (process.env.PATH ? { PATH: process.env.PATH } : {});

/** Whether the folder contains a cluster. */
export function hasCluster(folder: string): boolean {
  return (
    existsSync(join(folder, "PG_VERSION")) && readFileSync(join(folder, "PG_VERSION")).length > 0
  );
}
