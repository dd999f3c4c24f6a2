import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabaseUser, type SystemUser } from "./database-user.ts";
import { freePort } from "./free-port.ts";
import type { Guard } from "./guard.ts";
import { binariesForEverybody, findPostgresBinaries } from "./postgres-binaries.ts";
import { stopChild } from "./stop-child.ts";
import { stopLeftover } from "./stop-leftover.ts";

export interface EmbeddedPostgres {
  readonly port: number;
  /** The cluster's superuser; used to make the owner and the database, never by the product. */
  readonly superuserUrl: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Made and initialised when it does not exist. */
  readonly folder: string;
  readonly superuserPassword: string;
  readonly guard: Guard;
  /** Extra server settings, such as `fsync=off` for tests. */
  readonly settings?: readonly string[];
  readonly onLog?: (line: string) => void;
}

const superuser = "postgres";
/** SIGINT is PostgreSQL's fast shutdown: sessions are cut, data is checkpointed. */
const fastShutdown = "SIGINT";
const readyLine = "database system is ready to accept connections";

/** Starts a PostgreSQL on a free loopback port and resolves once it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const found = await findPostgresBinaries();
  for (const program of [found.postgres, found.initdb]) makeExecutable(program);
  const user = prepareDatabaseUser(options.folder);
  const binaries = user ? binariesForEverybody(found) : found;
  await stopLeftover(join(options.folder, "postmaster.pid"), fastShutdown);
  if (!existsSync(join(options.folder, "PG_VERSION"))) initialise(binaries.initdb, options, user);

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
      seenFrom(options.folder, user),
      "-p",
      String(port),
      ...settings.flatMap((one) => ["-c", one]),
    ],
    // A group of its own: Ctrl-C in the terminal must not stop the database before its clients.
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
    superuserUrl: `postgres://${superuser}:${options.superuserPassword}@127.0.0.1:${port}/postgres`,
    process: child,
    stop: () => stopChild(child, fastShutdown, 4_000),
  };
}

/**
 * The data folder by a name that its process can use. Another user may not be let through the
 * folders above it (root's home, say), but it is at home in the folder it was started in.
 */
function seenFrom(folder: string, user: SystemUser | null): string {
  return user && process.platform === "linux" ? "/proc/self/cwd" : folder;
}

function initialise(initdb: string, options: PostgresOptions, user: SystemUser | null): void {
  const passwordFile = join(tmpdir(), `tenora-${process.pid}-${Date.now()}.pw`);
  writeFileSync(passwordFile, options.superuserPassword, { mode: 0o644 });
  try {
    const result = spawnSync(
      initdb,
      [
        `--pgdata=${seenFrom(options.folder, user)}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // The built-in provider sorts the same on every system, whatever locales it has.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
      ],
      { ...user, cwd: options.folder, encoding: "utf8", env: { LC_ALL: "C", ...path() } },
    );
    if (result.status === 0) return;
    throw new Error(`The database could not be made in ${options.folder}: ${result.stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
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
    // A read-only installation; the start itself tells whether it is executable.
  }
}

const path = () => (process.env.PATH ? { PATH: process.env.PATH } : {});

/** True when the folder holds a cluster already, so that a start will be quick. */
export function hasCluster(folder: string): boolean {
  return (
    existsSync(join(folder, "PG_VERSION")) && readFileSync(join(folder, "PG_VERSION")).length > 0
  );
}
