import { Kysely, PostgresDialect } from "kysely";
import type { PoolClient } from "pg";
import type { Database } from "./connect.ts";
import { translateError } from "./errors.ts";
import type { DB } from "./generated/schema.ts";
import type { Role } from "./roles.ts";

declare const role: unique symbol;

/** One transaction under one role. Questions say in their type which roles may ask them. */
export type Transaction<R extends Role = Role> = Kysely<DB> & { readonly [role]: R };

/**
 * Runs one transaction under a role: commits when `run` resolves, rolls back when it throws.
 * `opening` follows `begin; set local role …` in the same round trip; its last row goes to `run`.
 * Failures of PostgreSQL come out as DomainErrors. Inner part of the as-….ts files.
 */
export async function runTransaction<R extends Role, T>(
  database: Database,
  as: R,
  opening: string,
  run: (tx: Transaction<R>, opened: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  let client: PoolClient | undefined;
  let broken = false;
  try {
    client = await database.pool.connect();
    // Without values pg uses the simple protocol, which takes several statements at once and then
    // answers with several results.
    const results: unknown = await client.query(`begin; set local role tenora_${as};${opening}`);
    const answer = await run(bind<R>(client), lastRow(results));
    const { command } = await client.query("commit");
    // After a failed statement whose error `run` swallowed, PostgreSQL answers ROLLBACK.
    if (command !== "COMMIT") throw new Error("The transaction was rolled back at its end");
    return answer;
  } catch (error) {
    broken = !(await rolledBack(client));
    throw translateError(error);
  } finally {
    client?.release(broken);
  }
}

// A Kysely that knows this one connection; building it takes some microseconds.
function bind<R extends Role>(client: PoolClient): Transaction<R> {
  const lent = { query: client.query.bind(client), release() {} };
  const pool = { connect: async () => lent, end: async () => {}, options: {} };
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pool as never }),
  }) as Transaction<R>;
}

function lastRow(results: unknown): Record<string, unknown> {
  const last = Array.isArray(results) ? results.at(-1) : results;
  return (last as { rows: Record<string, unknown>[] }).rows[0] ?? {};
}

async function rolledBack(client: PoolClient | undefined): Promise<boolean> {
  try {
    await client?.query("rollback");
    return true;
  } catch {
    return false;
  }
}
