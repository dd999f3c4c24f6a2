import { join } from "node:path";
import type { Guard } from "@tenora/embedded/guard";
import { startPostgres } from "@tenora/embedded/postgres";
import { Client } from "pg";

export interface DatabasePart {
  /** The owner's address: it migrates and makes admins; no running part receives it. */
  readonly ownerUrl: string;
  readonly onExit: (act: () => void) => void;
  stop(): Promise<void>;
}

const owner = "tenora_owner";
const database = "tenora";

/** The embedded PostgreSQL with its owner (no superuser) and its database. */
export async function startEmbeddedDatabase(
  dataFolder: string,
  password: string,
  guard: Guard,
): Promise<DatabasePart> {
  const postgres = await startPostgres({
    folder: join(dataFolder, "postgres"),
    superuserPassword: password,
    guard,
  });
  await makeOwnerAndDatabase(postgres.superuserUrl, password);
  return {
    ownerUrl: ownerUrlOf(postgres.port, password),
    onExit: (act) => postgres.process.once("exit", act),
    stop: postgres.stop,
  };
}

export const ownerUrlOf = (port: number, password: string): string =>
  `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`;

async function makeOwnerAndDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select (select count(*) from pg_roles where rolname = $1)::int as roles, (select count(*) from pg_database where datname = $2)::int as databases",
      [owner, database],
    );
    if (rows[0].roles === 0) {
      await client.query(`create role ${owner} login createrole password '${password}'`);
    }
    if (rows[0].databases === 0) await client.query(`create database ${database} owner ${owner}`);
  } finally {
    await client.end();
  }
}
