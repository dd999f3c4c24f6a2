import { Kysely, PostgresDialect } from "kysely";
import type { PoolClient } from "pg";
import type { Database } from "../connection/connect.ts";
import type { Role } from "../connection/roles.ts";
import type { DB } from "../generated/schema.ts";
import { translateError } from "./errors.ts";

declare const role: unique symbol;

/** One transaction under one role. The type of a query function says which roles may call it. */
export type Transaction<R extends Role = Role> = Kysely<DB> & { readonly [role]: R };

/**
 * Runs one transaction under a role: commits when `run` resolves, rolls back when it throws.
 * `opening` follows `begin; set local role …` in the same round trip; `run` receives its last row.
 * Throws failures of PostgreSQL as DomainErrors. Internal to the as-….ts files.
 */
export function runTransaction<R extends Role, T>(
  database: Database,
  as: R,
  opening: string,
  run: (tx: Transaction<R>, opened: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  return withClient(database, async (client) => {
    // Without values pg uses the simple protocol, which accepts several statements at once and
    // returns several results.
    const results = resultsOf(await client.query(`begin; set local role tenora_${as};${opening}`));
    const answer = await run(bind<R>(client), results.at(-1)?.rows[0] ?? {});
    assertCommitted(await client.query("commit"));
    return answer;
  });
}

/**
 * Runs one query in a transaction of one round trip; returns its rows. The query has no parameters:
 * insert user input only with `pg.escapeLiteral`. Internal, as above.
 */
export function queryOnce(database: Database, as: Role, question: string): Promise<Row[]> {
  return withClient(database, async (client) => {
    const text = `begin; set local role tenora_${as}; ${question}; commit`;
    const [, , answer, end] = resultsOf(await client.query(text));
    assertCommitted(end);
    return answer?.rows ?? [];
  });
}

type Row = Record<string, unknown>;

interface Result {
  readonly command: string;
  readonly rows: Row[];
}

/** Runs on a connection of the pool; rolls back on failure and throws a DomainError. */
async function withClient<T>(
  { pool }: Database,
  use: (client: PoolClient) => Promise<T>,
): Promise<T> {
  let client: PoolClient | undefined;
  let broken = false;
  try {
    client = await pool.connect();
    return await use(client);
  } catch (error) {
    broken = !(await rolledBack(client));
    throw translateError(error);
  } finally {
    client?.release(broken);
  }
}

/** PostgreSQL answers ROLLBACK to a commit after a failed statement whose error was swallowed. */
function assertCommitted(end: Result | undefined): void {
  if (end?.command !== "COMMIT") throw new Error("The transaction was rolled back at its end");
}

// A Kysely on this one connection; creating it takes a few microseconds.
function bind<R extends Role>(client: PoolClient): Transaction<R> {
  const lent = { query: client.query.bind(client), release() {} };
  const pool = { connect: async () => lent, end: async () => {}, options: {} };
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pool as never }),
  }) as Transaction<R>;
}

/** Several statements have several results, which the types of pg do not cover. */
const resultsOf = (results: unknown) => (Array.isArray(results) ? results : [results]) as Result[];

async function rolledBack(client: PoolClient | undefined): Promise<boolean> {
  try {
    await client?.query("rollback");
    return true;
  } catch {
    return false;
  }
}
