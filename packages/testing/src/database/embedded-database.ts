import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@tenora/embedded/postgres/start-postgres";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";

/** The PostgreSQL of one test run. Plain data, so that it can be passed to test workers. */
export interface EmbeddedCluster {
  /** Address of the superuser, database `postgres`. */
  readonly superUrl: string;
  /** The same cluster as an owner who is no superuser, as hosted databases give it. */
  readonly ownerUrl: string;
}

export interface RunningCluster extends EmbeddedCluster {
  /** Ends PostgreSQL and removes its folder. */
  stop(): Promise<void>;
  /** Process id of the guard that ends PostgreSQL when this process is gone. */
  readonly guardPid: number;
  readonly folder: string;
}

const settings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "jit=off",
  "max_connections=200",
  "timezone=Asia/Kolkata", // odd on purpose: nothing may depend on the server's time zone
];

/** Starts an empty PostgreSQL in a temporary folder, about a second; nothing of it is durable. */
export async function startEmbeddedDatabase(): Promise<RunningCluster> {
  const folder = mkdtempSync(join(tmpdir(), "tenora-postgres-"));
  // Where we are root PostgreSQL has a user of its own, who must get through to its data.
  chmodSync(folder, 0o755);
  const guard = startProcessGuard();
  guard.removeAfterwards(folder);
  const password = randomBytes(16).toString("hex");
  const postgres = await startPostgres({
    folder: join(folder, "data"),
    setUp: [
      // Tests log in as the cluster's superuser; in the product that login is disabled.
      `alter role postgres password '${password}'`,
      `create role test_owner login createrole createdb password '${password}'`,
      "grant connect on database postgres to test_owner",
    ],
    guard,
    settings,
  });
  const stop = async () => {
    await postgres.stop();
    guard.release();
  };
  const superUrl = `postgres://postgres:${password}@127.0.0.1:${postgres.port}/postgres`;
  const ownerUrl = superUrl.replace("//postgres:", "//test_owner:");
  return { superUrl, ownerUrl, guardPid: guard.pid, folder, stop };
}
