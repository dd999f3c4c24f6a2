import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@tenora/embedded/postgres/start-postgres";
import { type ProcessGuard, startProcessGuard } from "@tenora/embedded/process/process-guard";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startEmbeddedDatabase } from "./embedded-database.ts";

const password = "the-owner-s-password-of-this-test";
const isRoot = process.getuid?.() === 0;
let folder = "";
let guard: ProcessGuard;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-database-"));
  chmodSync(folder, 0o755);
  guard = startProcessGuard();
});
afterEach(() => {
  vi.unstubAllEnvs();
  guard.release();
  rmSync(folder, { recursive: true, force: true });
});

const dataFolder = () => join(folder, "data");

async function ask<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

/** The address of another login or database of the same PostgreSQL. */
function at(
  ownerUrl: string,
  changes: { username?: string; password?: string; pathname?: string },
) {
  return Object.assign(new URL(ownerUrl), changes).href;
}

/** The results of logging in as the superuser with every password that was ever in use. */
async function superuserLogins(ownerUrl: string): Promise<unknown[]> {
  const codes = [];
  for (const tried of [password, "", "postgres"])
    for (const pathname of ["/postgres", "/tenora"]) {
      const url = at(ownerUrl, { username: "postgres", password: tried, pathname });
      codes.push(await ask(url, "select 1").catch((error) => error.code ?? "no password to send"));
    }
  return [...new Set(codes)].sort();
}

/**
 * As another system user: records everything it can read in these folders, and all command lines.
 */
async function watchAsNobody(...folders: string[]): Promise<() => Promise<string>> {
  const file = join(folder, "seen");
  const globs = folders.flatMap((one) => ["/*", "/*/*", "/*/*/*"].map((depth) => one + depth));
  const look = `for f in ${globs.join(" ")} /proc/[0-9]*/cmdline; do [ -f "$f" ] && [ -r "$f" ] && cat "$f"; done`;
  const script = `echo watching >&2; while :; do ${look}; done 2>/dev/null`;
  const watcher: ChildProcess = spawn(
    "setpriv",
    ["--reuid=65534", "--regid=65534", "--clear-groups", "sh", "-c", script],
    { stdio: ["ignore", openSync(file, "w"), "pipe"] },
  );
  await once(watcher.stderr as NodeJS.ReadableStream, "data");
  return async () => {
    watcher.kill("SIGKILL");
    await once(watcher, "exit");
    return readFileSync(file, "latin1");
  };
}

test.skipIf(!isRoot || process.platform !== "linux")(
  "embedded database: a first start shows no password to another system user",
  async () => {
    const temporary = join(folder, "tmp");
    mkdirSync(temporary);
    chmodSync(temporary, 0o1777);
    mkdirSync(dataFolder());
    vi.stubEnv("TMPDIR", temporary);
    const stopWatching = await watchAsNobody(temporary, dataFolder());
    const database = await startEmbeddedDatabase(dataFolder(), password, guard);
    const seen = await stopWatching();
    await database.stop();
    expect({
      commands: seen.includes("--single"), // so it did watch
      password: seen.includes(password),
      verifier: seen.includes("SCRAM-SHA-256$"),
    }).toEqual({ commands: true, password: false, verifier: false });
    expect(readdirSync(dataFolder())).toEqual(["postgres"]);
  },
);

describe("embedded database: nobody can log in as the superuser", () => {
  test("after a first start", async () => {
    const database = await startEmbeddedDatabase(dataFolder(), password, guard);
    try {
      expect(await ask(database.ownerUrl, "select current_user as me")).toEqual([
        { me: "tenora_owner" },
      ]);
      expect(await superuserLogins(database.ownerUrl)).not.toContainEqual([{ "?column?": 1 }]);
      expect(await superuserLogins(database.ownerUrl)).toContain("28P01");
    } finally {
      await database.stop();
    }
  });

  const owner = `create role tenora_owner login createrole password '${password}'`;
  const base = "create database tenora owner tenora_owner";
  const publicGrants = [
    "grant connect, temporary on database postgres, template1 to public",
    "grant execute on function lo_create(oid), lo_creat(int), lo_from_bytea(oid, bytea) to public",
  ];
  test.each([
    ["made by an earlier version", [...publicGrants, owner, base]],
    ["whose earlier first start was killed before it created the owner", publicGrants],
    [
      "whose earlier first start was killed before it created the database",
      [...publicGrants, owner],
    ],
    ["whose conversion was killed before its last step", [owner, base]],
  ])("after the next start of a cluster %s", async (_which, setUp) => {
    const earlier = await startPostgres({
      folder: join(dataFolder(), "postgres"),
      setUp: [`alter role postgres password '${password}'`, ...setUp],
      guard,
    });
    const url = `postgres://postgres:${password}@127.0.0.1:${earlier.port}/postgres`;
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await earlier.stop();
    for (const start of ["next", "one after"]) {
      const { ownerUrl, stop } = await startEmbeddedDatabase(dataFolder(), password, guard);
      try {
        const codes = await superuserLogins(ownerUrl);
        expect(codes, start).toContain("28P01");
        expect(codes, start).not.toContainEqual([{ "?column?": 1 }]);
        const rights = await ask(
          ownerUrl,
          `select has_function_privilege('tenora_owner', 'lo_create(oid)', 'execute') as objects,
             has_database_privilege('tenora_owner', 'postgres', 'connect') as postgres,
             has_database_privilege('tenora_owner', 'template1', 'connect') as template`,
        );
        expect(rights, start).toEqual([{ objects: false, postgres: false, template: false }]);
      } finally {
        await stop();
      }
    }
  });

  test("after a first start whose set-up failed, which leaves no cluster behind", async () => {
    const options = { folder: join(dataFolder(), "postgres"), guard };
    const setUp = ["create role half", "create role half"];
    await expect(startPostgres({ ...options, setUp })).rejects.toThrow(
      'role "half" already exists',
    );
    const { ownerUrl, stop } = await startEmbeddedDatabase(dataFolder(), password, guard);
    try {
      const half = "select count(*)::int as roles from pg_roles where rolname = 'half'";
      expect(await ask(ownerUrl, half)).toEqual([{ roles: 0 }]);
    } finally {
      await stop();
    }
  });
});
