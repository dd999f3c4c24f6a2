import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { migrate } from "@tenora/database/migration/migrate";
import { readMigrationFiles } from "@tenora/database/migration/migration-files";
import { jobsVersion, schemaVersion } from "@tenora/database/migration/schema-version";
import { asOwner, databaseUrl, testAuthSecret } from "@tenora/testing/database/test-database";
import { afterAll, expect, inject, test } from "vitest";
import { generateSchema } from "../scripts/generate-schema.ts";
import { presentSchema } from "../scripts/present-schema.ts";
import { useDatabaseContext } from "./support/database-context.ts";

const context = useDatabaseContext();
const names = ["fresh_a", "fresh_b"];

afterAll(async () => {
  await asOwner(inject("cluster").superUrl, async (client) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  });
});

test("migrations: a second run applies nothing, and runs on several databases may be concurrent", async () => {
  const cluster = inject("cluster");
  for (const name of names) {
    await asOwner(cluster.ownerUrl, (client) => client.query(`create database ${name}`));
  }
  const runs = [...names, ...names].map((name) =>
    migrate({ ownerUrl: databaseUrl(cluster, name), authSecret: testAuthSecret }),
  );
  const applied = (await Promise.all(runs)).map((files) => files.length);
  expect(applied.filter((count) => count === 0)).toHaveLength(2);
  expect(applied.filter((count) => count >= 10)).toHaveLength(2);
});

test("migrations: reject a changed applied file with a sentence, and roll back a failing one", async () => {
  const copy = await mkdtemp(join(tmpdir(), "tenora-migrations-"));
  await cp(new URL("../migrations/", import.meta.url), copy, { recursive: true });
  const folder = pathToFileURL(`${copy}/`);
  const run = () =>
    migrate({ ownerUrl: context.test.ownerUrl, authSecret: testAuthSecret, folder });
  expect(await run()).toEqual([]);

  await writeFile(join(copy, "900-broken.sql"), "create table public.half (); select 1 / 0;");
  await expect(run()).rejects.toThrow("The migration 900-broken.sql failed: division by zero");
  const { rows } = await context.owner((o) => o.query("select to_regclass('public.half') as half"));
  expect(rows).toEqual([{ half: null }]);
  await rm(join(copy, "900-broken.sql"));

  const first = join(copy, "010-access.sql");
  await writeFile(first, `${await readFile(first, "utf8")}\n-- changed`);
  await expect(run()).rejects.toThrow(
    "The migration 010-access.sql was changed after it had been applied",
  );
  await rm(copy, { recursive: true });
});

test("migrations: the expected schema version is known without a database", async () => {
  const files = await readMigrationFiles();
  const migrations = files.map(({ name, checksum }) => ({ name, checksum }));
  expect(await context.owner(schemaVersion)).toEqual({ migrations, jobs: jobsVersion });
});

test("generated types: match the migrated database", async () => {
  const committed = await readFile(new URL("../src/generated/schema.ts", import.meta.url), "utf8");
  expect(await generateSchema(context.test.ownerUrl)).toBe(committed);
});

test("present-schema.sql: matches the migrated database", async () => {
  const committed = await readFile(new URL("../present-schema.sql", import.meta.url), "utf8");
  expect(await presentSchema(context.test.ownerUrl)).toBe(committed);
});

test("migrations: write each function, view and trigger once", async () => {
  const texts = (await readMigrationFiles()).map(({ text }) => text).join("\n");
  expect(texts).not.toMatch(/create or replace/i);
  const functions = [...texts.matchAll(/^create function ([^\s(]+)/gm)].map(([, name]) => name);
  expect(functions.length).toBeGreaterThan(250);
  expect(functions.filter((name, at) => functions.indexOf(name) < at)).toEqual([]);
});

test("migrations: reject a database that a development version made, whatever its files", async () => {
  const run = () => migrate({ ownerUrl: context.test.ownerUrl, authSecret: testAuthSecret });
  const rename = (from: string, to: string) =>
    context.owner((o) =>
      o.query("update migrations.applied set name = $2 where name = $1", [from, to]),
    );
  await rename("010-access.sql", "010-schemas.sql");
  await expect(run()).rejects.toThrow("made by an earlier development version");
  await rename("010-schemas.sql", "010-access.sql");
  expect(await run()).toEqual([]);
});
