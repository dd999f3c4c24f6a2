import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@tenora/embedded/free-port";
import { prepareDatabaseUser } from "@tenora/embedded/postgres/database-user";
import { asOwner } from "./test-database.ts";

const run = promisify(execFile);

/** A PostgreSQL that the marketplace did not start: a cluster of its own, on a port of its own. */
export interface PrivatePostgres {
  /** Address of an owner who is no superuser, as DATABASE_URL has it. */
  readonly url: string;
  /** Makes another empty database of the same owner, and tells its address. */
  another(name: string): Promise<string>;
  /** Stops it (fast: sessions are cut; immediate: as if it had crashed) and starts it again. */
  restart(how: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one of these programs' version in a temporary folder; everything in it is durable. */
export async function startPrivatePostgres(programs: string): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "tenora-private-postgres-"));
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  const user = prepareDatabaseUser(data);
  const [superPassword, password] = [randomBytes(16), randomBytes(16)].map((one) =>
    one.toString("hex"),
  );
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, superPassword ?? "", { mode: 0o600, flag: "wx" });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(programs, program), args, {
      ...user,
      cwd: data,
      env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    });
  await call(
    "initdb",
    `--pgdata=${data}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  );
  rmSync(passwordFile);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=150`;
  const start = () =>
    call("pg_ctl", "start", "-w", "-D", data, "-l", join(data, "log"), "-o", settings);
  const end = (how: string) => call("pg_ctl", "stop", "-w", "-D", data, "-m", how);
  await start();
  const superUrl = `postgres://postgres:${superPassword}@127.0.0.1:${port}/postgres`;
  const another = async (name: string) => {
    await asOwner(superUrl, (client) => client.query(`create database ${name} owner tenora_owner`));
    return `postgres://tenora_owner:${password}@127.0.0.1:${port}/${name}`;
  };
  await asOwner(superUrl, (client) =>
    client.query(`create role tenora_owner login createrole password '${password}'`),
  );
  return {
    url: await another("tenora"),
    another,
    async restart(how) {
      await end(how);
      await start();
    },
    async stop() {
      await end("fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
