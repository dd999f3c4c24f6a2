import pg from "pg";
import { schemaPrefix } from "./schema-name.ts";

/** The schema whose views people read; owned by the login of the indexer. */
export const viewsSchema = "market";

const lockOf = (schema: string) => `hashtextextended('tenora.indexer:${schema}', 0)`;

/**
 * A connection of the indexer's own beside Ponder's. While it lives, it holds the lock on the schema
 * that this process writes.
 */
export async function connectTables(databaseUrl: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "tenora_indexer",
    keepAlive: true,
  });
  client.on("error", onLost);
  await client.connect();
  return client;
}

/** True once this process alone may write the schema; false while another one does. */
export async function tryLock(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${lockOf(schema)}) as locked`,
  );
  return rows[0]?.locked === true;
}

/**
 * Ponder waits 25 s for a process that was killed and could not unlock its schema. The holder of our
 * lock knows that it is gone.
 */
export async function unlockAfterCrash(client: pg.Client, schema: string): Promise<void> {
  if (!(await exists(client, `${schema}._ponder_meta`))) return;
  await client.query(
    `update ${schema}._ponder_meta set value = jsonb_set(value, '{is_locked}', '0')`,
  );
}

/** The block up to which the tables and views are complete; null while they are being made. */
export async function indexedBlock(client: pg.Client, schema: string): Promise<number | null> {
  if (!(await exists(client, `${schema}._ponder_checkpoint`))) return null;
  // A checkpoint is time (10 digits), chain (16), block (16) and further digits.
  const { rows } = await client.query<{ block: string | null }>(
    `select substr(c.latest_checkpoint, 27, 16)::bigint as block
     from ${schema}._ponder_checkpoint c, ${schema}._ponder_meta m
     where (m.value->>'is_ready')::int = 1`,
  );
  return rows[0]?.block == null ? null : Number(rows[0].block);
}

/** Drops the tables of earlier builds and starts that no process writes any more. */
export async function dropOldSchemas(client: pg.Client, current: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace
     where starts_with(nspname, '${schemaPrefix}') and nspname <> '${current}'
       and pg_get_userbyid(nspowner) = current_user`,
  );
  const dropped: string[] = [];
  for (const { name } of rows) {
    if (!(await tryLock(client, name))) continue;
    await client.query(`drop schema ${name} cascade`);
    await client.query(`select pg_advisory_unlock(${lockOf(name)})`);
    dropped.push(name);
  }
  return dropped;
}

async function exists(client: pg.Client, relation: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${relation}') is not null as there`,
  );
  return rows[0]?.there === true;
}
