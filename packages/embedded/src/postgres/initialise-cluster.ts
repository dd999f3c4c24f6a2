import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dataFolderArgument, prepareDatabaseUser, type SystemUser } from "./database-user.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";

const superuser = "postgres";

/**
 * What PostgreSQL lets every login do although ours need not: connect to the maintenance databases,
 * create large objects and fill the write-ahead log. Only a superuser can revoke it. Rights to
 * functions belong to one database, and a new one copies those of `template1`.
 */
export const revokeFromPublic = [
  "revoke all on database postgres, template1 from public",
  "revoke execute on function lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea), lo_open(oid, int), lo_put(oid, bigint, bytea), lo_get(oid), lo_get(oid, bigint, int), lo_unlink(oid), pg_logical_emit_message(boolean, text, text, boolean), pg_logical_emit_message(boolean, text, bytea, boolean) from public",
];

/**
 * Creates a cluster in `folder` and runs `setUp` in it as the superuser, one statement per line. It
 * gets its name at the end: a start that is killed in between leaves nothing behind that the next
 * start could take for a cluster. The superuser has no password, so it can't log in.
 */
export function initialiseCluster(
  binaries: PostgresBinaries,
  folder: string,
  setUp: readonly string[],
): void {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
  mkdirSync(unfinished, { mode: 0o700 });
  const user = prepareDatabaseUser(unfinished);
  const call = (program: string, args: readonly string[], input = "") =>
    run(program, args, { folder: unfinished, user, input });
  call(binaries.initdb, [
    `--pgdata=${dataFolderArgument(unfinished, user)}`,
    `--username=${superuser}`,
    // The superuser has no password, so none has to be passed in a file.
    "--auth-local=reject",
    "--auth-host=scram-sha-256",
    "--encoding=UTF8",
    // The built-in provider sorts the same on every system, whatever locales it has.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
  ]);
  const singleUser = ["--single", "-D", dataFolderArgument(unfinished, user)];
  const strict = ["-c", "exit_on_error=on", "template1"];
  const statements = [...revokeFromPublic, ...setUp];
  call(binaries.postgres, [...singleUser, ...strict], `${statements.join("\n")}\n`);
  rmdirSync(folder); // empty, or it was no place for a cluster
  renameSync(unfinished, folder);
}

interface Call {
  readonly folder: string;
  readonly user: SystemUser | null;
  readonly input: string;
}

function run(program: string, args: readonly string[], { folder, user, input }: Call): void {
  const { status, stderr, error } = spawnSync(program, args, {
    ...user,
    cwd: folder,
    input,
    encoding: "utf8",
    env: { LC_ALL: "C", ...(process.env.PATH ? { PATH: process.env.PATH } : {}) },
  });
  if (status === 0) return;
  throw new Error(`The database could not be created in ${folder}: ${error?.message ?? stderr}`);
}
